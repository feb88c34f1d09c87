### The lesson. What each step says is the game's own.

lesson-title = Step { $number } of { $count }
lesson-fetching = The lesson is being laid out …
lesson-leave = Leave the lesson
lesson-next = Next
lesson-again = Try again
lesson-play = Play now
lesson-own = A table of your own
