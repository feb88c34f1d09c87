### Bomb Busters: the missions, in English.

option-mission = Mission
    .number = { $value-key ->
        [1] 1: The first snip
        [2] 2: Yellow joins in
        [3] 3: Mind the red
        [4] 4: The whole bundle
        [5] 5: Two out of three
        [6] 6: Four times yellow
        [7] 7: One red of two
        [8] 8: The exam
        [9] 9: First things first
        [10] 10: Whoever is quickest
        [11] 11: A number turns red
        [12] 12: Two locks each
        [13] 13: Three reds at one go
        [14] 14: The rookie
        [15] 15: Parcels without labels
        [16] 16: One after the other
        [17] 17: A liar at the table
        [18] 18: The radar decides
        [19] 19: Fifteen minutes
        [20] 20: The stray wire
        [21] 21: Even or odd
        [22] 22: What is not there
        [23] 23: Four of a kind
        [24] 24: Counted and marked
        [25] 25: Not a number, please
        [26] 26: Twelve cards to choose from
        [27] 27: With bare hands
        [28] 28: The clumsy Captain
        [29] 29: What is your neighbour up to?
        [30] 30: On the double
        [31] 31: A rule for each
        [32] 32: The mood of the deck
        [33] 33: Even money
        [34] 34: One of us is bound
        [35] 35: Strays come last
        [36] 36: From either end
        [37] 37: A new rule for every four
        [38] 38: The Captain’s blind spot
        [39] 39: Four in one breath
        [40] 40: Once, twice, three times
        [41] 41: Mind your step
        [42] 42: Roll up, roll up!
        [43] 43: The walking robot
        [44] 44: One tank for all
        [45] 45: Who dares?
        [46] 46: Sevens to the last
        [47] 47: Mental arithmetic
        [48] 48: Three at one stroke
        [49] 49: Breathe and let breathe
        [50] 50: Learnt by heart
        [51] 51: Yes, Sir!
        [52] 52: Nothing but lies
        [53] 53: The robot is the fuse
        [54] 54: Ten minutes of air
        [55] 55: The Doctor’s wager
        [56] 56: Behind your back
        [57] 57: Twelve numbers, twelve rules
        [58] 58: Two fingers, no notes
        [59] 59: The robot on the line
        [60] 60: The Doctor dares you again
        [61] 61: Pass your rule on
        [62] 62: Numbers that buy time
        [63] 63: One bottle goes round
        [64] 64: Twice behind your back
        [65] 65: Cards from hand to hand
        [66] 66: Down into the bunker
       *[other] Mission { $value-key }
    }

## Rules: shared by missions

chapter-campaign = What missions share
rule-N1 = First comes the Captain, then characters, cards that say which equipment is used, coloured wires, wires that are dealt apart, the deal, special wires, sorting, equipment, other cards, the choice of constraints, and last the start tokens. Only mission 23 opens its Number card after the start tokens.
    .cite = Shared rules 1: the order of set-up
rule-N2 = A round ends whenever the order of play reaches the Captain’s seat, also when a Captain without wires is only passed, but not when Coffee Mug jumps over that seat. “Before the Captain’s turn” means that moment. The first turn of the mission ends no round.
    .cite = Shared rules 2: a round
rule-N3 = To skip is a turn without an action; all see it, and the turn is over. You skip only where the mission says so, and never by choice where it does not. If the mission moves the dial for it, the Stabilizer stops that step.
    .cite = Shared rules 3: skipping
    .no = Nobody skips here by choice: you have something that you can do.
rule-N4 = After a cut things happen in this order: it is judged, wires are opened or marked, the dial moves; wires are counted and Validation tokens laid; a finished number has its effect; the cut has its own; equipment is unlocked and instant cards happen, False Bottom first, then by number; challenges are checked; you may have won; the turn ends.
    .cite = Shared rules 4: after a cut
rule-N5 = A number is finished when all four of its wires are cut. In mission 11 those that count as red are finished when all four are revealed.
    .cite = Shared rules 5: a finished number
rule-N6 = On its last space the dial bears no step more: the next one makes the bomb explode. Each step back is one more miss that you can bear, but never beyond the space for five players; there a step back is lost, and what brought it is used up all the same.
    .cite = Shared rules 6: the last space
rule-N7 = If you have no closed wires, you take no turns and make no choice that needs wires. You still choose where only a person is needed: as Captain in missions 32 and 61, or when you give a token in mission 22.
    .cite = Shared rules 7: who is out
rule-N8 = If you have no legal action when your turn begins, and no rule lets you skip, the mission is lost at once.
    .cite = Shared rules 8: nothing to do
rule-N9 = In missions 13, 39 and 41 the start tokens are drawn: from the Captain on clockwise everybody draws one of the 24 number tokens; a yellow one is drawn again. If you have blue wires of it, you put it before one of them. If you have none, it lies beside your hand, and all know that you have none of it.
    .cite = Shared rules 9: drawn start tokens
    .no = The token drawn is { $value-key }: it goes before a blue wire of that number.
rule-N10 = Where a mission has tokens of its own kind, they take the place of Info tokens everywhere: at the start, after a miss and for a Post-it. Whatever a rule says of Info tokens is meant for them.
    .cite = Shared rules 10: other tokens
rule-N11 = Red and yellow wires are neither even nor odd, and never get such a token.
    .cite = Shared rules 11: even and odd
    .no = A token “even” or “odd” goes before a closed blue wire of your own.
rule-N12 = Count tokens go up to ×3. A value that is on its stand four times cannot be marked at the start or with a Post-it; if a miss hits such a wire, ×4 is said. They never go before red wires, and a Post-it may mark a cut wire as well. A wire that is handed over loses its token; other tokens stay and tell what was true when they were laid.
    .cite = Shared rules 12: count tokens
    .no = That value is on the stand { $count } times: a count token goes before a blue wire whose value is there one, two or three times.
rule-N13 = Tokens beside a stand lie there for all to see, and stay. They tell what was true when they were laid.
    .cite = Shared rules 13: beside the stand
rule-N14 = In missions 22 and 27 something happens once: in the turn in which the second yellow wire is cut, before False Bottom opens.
    .cite = Shared rules 14: the first two yellows
rule-N15 = To name several wires, you point at closed ones one after the other, anywhere on the table, your own too. When all are named they are judged together. It is the action of your turn, and you need not hold such a wire yourself.
    .cite = Shared rules 15: several wires at once
    .no = Point at closed wires, and at each of them once.
rule-N16 = No equipment, no detector and no Stabilizer helps with naming several wires. Only for the lever in mission 66 the Stabilizer does.
    .cite = Shared rules 16: named without help
    .no = While wires are being named, no equipment can be used.
rule-N17 = All see where you point. Until the last wire is named, nobody says whether one is right.
    .cite = Shared rules 17: named in silence
rule-N18 = With the clock on, the table counts the seconds. It stands still while an announcement is shown, until all have read it or twenty seconds are over, while somebody makes a choice that an event asks for, and while nobody can act. In mission 10 only moving pictures and thinking bots stop it.
    .cite = Shared rules 18: the clock
rule-N19 = In the calm way there are no seconds: turns are counted instead, as each mission says.
    .cite = Shared rules 19: calm
rule-N20 = At this table no text and no speech is sent but signals. So rules about speaking need no penalty here; signals that would break them are not there.
    .cite = Shared rules 20: speaking
rule-N21 = When the time is over the mission is lost, whatever lies on the table. A turn that began in time and is judged later is lost as well.
    .cite = Shared rules 21: the end of the time

## Rules: missions 9 to 19

chapter-missions-9 = Missions 9 to 19
rule-S5 = All 48 blue wires are in every mission from 9 on. Red wires: one in 9, 10, 12, 16 and 19; two in 14 and 18; three in 13; one of three in 15; two of three in 17; none in 11. Yellow wires: two in 9 and 11; four in 10 and 12; two of three in 14, 16 and 19; otherwise none. With two players: two red wires in 9, 12 and 16, two of three in 15, three in 14, 17 and 18; four yellow wires in 9, 11, 14 and 16.
    .cite = Set-up 5: wires of missions 9 to 19
rule-S6 = There are as many cards as players. Coffee Mug is replaced in 10, and in 11 the card of the open number. In 15 the cards lie face down, and in 18 General Radar is the only one. False Bottom can come up in 9 to 12, 14, 16 and 19.
    .cite = Set-up 6: equipment of missions 9 to 19
rule-S7 = Everybody begins with one Info token, with these exceptions. Mission 13: the tokens are drawn. Mission 17: the liar puts two false ones. Mission 18: there are none. With two players the Captain puts none in missions 11 and 13.
    .cite = Set-up 7: start tokens of missions 9 to 19
mission-9 = This bomb is fussy: it wants to be taken apart in the right order.
rule-M9-1 = Three random Number cards lie open in a row. The Sequence card lies at the first one, with the side for two wires.
    .cite = Mission 9, 1: three Number cards
rule-M9-2 = The number of the second card cannot be named until two wires of the first are cut; that of the third not until two of the first and two of the second are cut. All other values are free.
    .cite = Mission 9, 2: in this order
    .no = { $value-key } is blocked: first { $need } wires of { $before } must be cut.
rule-M9-3 = As soon as two wires of the first number are cut, its card is turned over and the Sequence card moves on to the second; then to the third in the same way.
    .cite = Mission 9, 3: the Sequence card moves
rule-M9-4 = If you could only name blocked values when your turn begins, the mission is lost.
    .cite = Mission 9, 4: only blocked values
rule-M9-5 = Blocked values cannot be named in a Dual Cut or Solo Cut, nor with a detector. A wire of a blocked value may be pointed at with another value: that is a miss like any other. Yellow is never blocked.
    .cite = Mission 9, 5: blocked is what is named
rule-M9-6 = Only blocked values means: all your closed wires are red or of blocked values, and at least one is blocked. If Coffee Mug can be used, it saves the turn. A Solo Cut of four counts as two and more.
    .cite = Mission 9, 6: when nothing is free
mission-10 = No time for good manners: whoever knows something snips.
rule-M10-1 = You have fifteen minutes, with two players twelve. The clock starts when the set-up is done; when it runs out the bomb explodes.
    .cite = Mission 10, 1: fifteen minutes
rule-M10-2 = There is no order of turns. Whoever calls first takes one turn.
    .cite = Mission 10, 2: no order
rule-M10-3 = You call only when the turn before is quite over.
    .cite = Mission 10, 3: when to call
    .no = The turn before is not over yet.
rule-M10-4 = Nobody takes two turns running, except with two players.
    .cite = Mission 10, 4: not twice running
    .no = You had the last turn: now somebody else must call.
rule-M10-5 = Coffee Mug is not used.
    .cite = Mission 10, 5: no mug
rule-M10-6 = You may take two turns running as soon as at most two players have closed wires.
    .cite = Mission 10, 6: when few are left
rule-M10-7 = The first turn is anybody’s. If you hold only red wires you call like the others, and reveal them. What can be used at any time needs no call.
    .cite = Mission 10, 7: who may call
rule-M10-8 = In the calm way there is no clock: after forty turns, with two players 36, the mission is lost if wires are left. Everybody says whether they want the turn; of those the one who has waited longest gets it, and if nobody wants it, it goes clockwise.
    .cite = Mission 10, 8: calm
mission-11 = Somebody has painted four harmless wires red, and nobody knows where they are.
rule-M11-1 = One random Number card lies open. The four wires of that number count as red, and there are no other red ones.
    .cite = Mission 11, 1: a number as red
rule-M11-2 = If a Dual Cut points at one of them, the bomb explodes, as with red.
    .cite = Mission 11, 2: cutting it
rule-M11-3 = If all your closed wires are of that number when your turn begins, you must reveal them, and are out.
    .cite = Mission 11, 3: revealing it
    .no = { $value-key } counts as red: you reveal it when you have nothing else left, and then you must.
rule-M11-4 = That number cannot be named in any cut.
    .cite = Mission 11, 4: not to be named
    .no = { $value-key } counts as red in this mission: it cannot be named.
rule-M11-5 = The equipment card of that number is replaced, also when False Bottom draws it: it could never be unlocked.
    .cite = Mission 11, 5: its equipment
rule-M11-6 = No start token and no Post-it goes before a wire of that number.
    .cite = Mission 11, 6: no tokens before it
    .no = { $value-key } counts as red: no token goes before it.
rule-M11-7 = For detectors and the Stabilizer such a wire is red. Two of them side by side are equal for the labels.
    .cite = Mission 11, 7: red in every way
rule-M11-8 = General Radar cannot ask for that number.
    .cite = Mission 11, 8: the radar
    .no = { $value-key } counts as red: the radar cannot ask for it.
rule-M11-9 = The number is finished, and gets its Validation token, when all four wires are revealed.
    .cite = Mission 11, 9: when it is finished
mission-12 = Headquarters has packed the equipment so safely that nobody gets at it.
rule-M12-1 = On every equipment card lies an open random Number card, no two of them alike.
    .cite = Mission 12, 1: a Number card on each
rule-M12-2 = You can use a card when its own lock is open and two wires of the Number card’s value are cut, in any order. The Number card goes away when its pair is cut.
    .cite = Mission 12, 2: two locks
    .no = A Number card still lies on this one: { $equipment }. Two wires of { $value-key } must be cut.
rule-M12-3 = One pair opens all that it fits: the card of that number and the one on which that Number card lies, even if it is the same.
    .cite = Mission 12, 3: one pair, two locks
rule-M12-4 = Cards that False Bottom brings get a Number card as well. It goes away at once if its pair is cut already.
    .cite = Mission 12, 4: new cards
rule-M12-5 = False Bottom opens when both its locks are open. All Number cards come from one set of twelve.
    .cite = Mission 12, 5: False Bottom has two locks
mission-13 = Three red wires, three chances to be wrong, and one to be right.
rule-M13-1 = The three red wires are dealt first, face down: one for each player from the Captain on clockwise, until all are dealt. Then come the blue ones. With two players the Captain gets two, one on each stand, and the other player one.
    .cite = Mission 13, 1: reds dealt apart
rule-M13-2 = The start tokens are drawn. With two players the Captain puts none.
    .cite = Mission 13, 2: drawn tokens
rule-M13-3 = Special action: you name the three red wires among all closed ones. If all are right, they are cut; if one is wrong, the bomb explodes.
    .cite = Mission 13, 3: three reds at once
    .no = Red wires are cut all three at once: point at three closed wires, each once.
rule-M13-4 = With four or five players you can do it without holding a red wire. With two or three everybody has one at the start.
    .cite = Mission 13, 4: who may do it
    .no = Only somebody with a red wire can name the three.
rule-M13-5 = Red wires are not revealed here. If you have only red ones left, you must do the special action.
    .cite = Mission 13, 5: no revealing
    .no = Red wires are not revealed in this mission: name all three at once.
rule-M13-6 = Equipment and characters do not help to cut red wires.
    .cite = Mission 13, 6: no help
rule-M13-7 = With two stands it is left to chance on which of them a red wire stands, and nobody else sees it. How many each player has is known to all.
    .cite = Mission 13, 7: which stand
rule-M13-8 = If you have only red wires and Coffee Mug can be used, you may pass the turn on. Once the red wires are cut there are none, and who has nothing to do loses the mission.
    .cite = Mission 13, 8: only red and a mug
mission-14 = Today the new one gives the orders. What could go wrong?
rule-M14-1 = As many characters as players, the Captain among them, are shuffled and dealt open. Whoever gets the Captain is the rookie.
    .cite = Mission 14, 1: the rookie
rule-M14-2 = If the rookie misses, with or without a detector, the bomb explodes.
    .cite = Mission 14, 2: no miss
rule-M14-3 = The rookie may not use the Stabilizer; other equipment and the Double Detector are allowed.
    .cite = Mission 14, 3: no Stabilizer
    .no = You are the rookie: no Stabilizer for you.
rule-M14-4 = The rookie is the Captain of this mission, begins, and has two stands with three players. So the role does not pass to the left here.
    .cite = Mission 14, 4: the rookie is Captain
rule-M14-5 = If somebody else misses in the rookie’s hand, that is a miss like any other.
    .cite = Mission 14, 5: a miss in that hand
mission-15 = Help has come by sledge, in parcels that nobody has labelled.
rule-M15-1 = The equipment cards lie face down, and nobody knows them. Their own numbers do not unlock them.
    .cite = Mission 15, 1: face down
    .no = This card still lies face down.
rule-M15-2 = The top Number card lies open. When its four wires are cut, one equipment card is turned up and can be used at once.
    .cite = Mission 15, 2: a number earns a card
rule-M15-3 = Then the next Number card is opened. If its number is finished already, it is put away without equipment, and the next one is opened.
    .cite = Mission 15, 3: the next number
rule-M15-4 = Equipment is turned up from the left. When none is left, Number cards go on without effect, and when those run out nothing more happens.
    .cite = Mission 15, 4: from the left
mission-16 = The fussy bomb is back, and this time it wants everything of everything.
rule-M16-1 = As in mission 9, but all four wires of the first number come before any of the second, and all four of both before any of the third.
    .cite = Mission 16, 1: all four first
    .no = { $value-key } is blocked: first { $need } wires of { $before } must be cut.
rule-M16-2 = If you could only name blocked values when your turn begins, the mission is lost, as in mission 9.
    .cite = Mission 16, 2: only blocked values
mission-17 = One of you tells nothing but stories, and everybody knows who.
rule-M17-1 = Characters are dealt as in mission 14. Whoever gets the Captain is the liar.
    .cite = Mission 17, 1: the liar
rule-M17-2 = The liar puts two start tokens, both false: the number is not that of the wire. They do not go before a red wire. All others put one true token.
    .cite = Mission 17, 2: two false tokens
    .no = That would be the truth: the liar’s tokens are false, and never before a red wire.
rule-M17-3 = Every Info token before the liar’s wires means “not this value”. After a miss in the liar’s hand the liar puts a token with the value that was named. The dial moves on as usual.
    .cite = Mission 17, 3: false ever after
rule-M17-4 = The liar uses no equipment cards, but takes part when others use Walkie-Talkies or General Radar.
    .cite = Mission 17, 4: no equipment
    .no = You are the liar, and use no equipment.
rule-M17-5 = The liar is the Captain of this mission and keeps the Double Detector.
    .cite = Mission 17, 5: the liar is Captain
rule-M17-6 = The two false tokens differ in their wire or in their number.
    .cite = Mission 17, 6: two different tokens
    .no = You have put that very token already.
rule-M17-7 = If a detector misses in the liar’s hand, the liar chooses one of the wires pointed at that is not red; if all are red, the bomb explodes. If the X or Y ray misses, the token shows the value named first.
    .cite = Mission 17, 7: detectors and the liar
rule-M17-8 = A token keeps its meaning when its wire is handed over. A new one before that wire follows its owner of then. The radar’s answers are always true.
    .cite = Mission 17, 8: the lie belongs to the token
mission-18 = Eyes shut, ears open: somebody out there hears wires.
rule-M18-1 = There are no start tokens. The only equipment is General Radar. It is never used up, and only asked as this mission says.
    .cite = Mission 18, 1: only the radar
    .no = The radar is asked once a turn, for the card that was just turned.
rule-M18-2 = On your turn you turn the top Number card; the radar asks all for that number, stand by stand; then you name who must cut it, perhaps yourself.
    .cite = Mission 18, 2: turn, ask, name
rule-M18-3 = Whoever is named makes a Dual Cut or a Solo Cut with that number and chooses the wire. You do not say where.
    .cite = Mission 18, 3: the cut
    .no = The card says { $value-key }: only that can be cut now.
rule-M18-4 = A Number card leaves when its four wires are cut. When the deck runs out, the cards turned before are shuffled again.
    .cite = Mission 18, 4: Number cards
rule-M18-5 = Next is the player to the left of the one who turned the card, not of the one who cut. If you have only red wires when your turn begins, you reveal them instead.
    .cite = Mission 18, 5: the next turn
rule-M18-6 = Nobody may ask again what the radar said before.
    .cite = Mission 18, 6: no asking again
rule-M18-7 = Only somebody who answered yes can be named. Whoever cuts may use the Double Detector, and a miss gives an Info token as usual.
    .cite = Mission 18, 7: who can be named
    .no = { $you ->
        [yes] You do not have that number: name somebody who has.
       *[no] { $seat } does not have that number: name somebody who has.
    }
mission-19 = The monster’s voice counts down from fifteen minutes. Do you trust it?
rule-M19-1 = All goes by the base rules, but against the clock: you are told fifteen minutes. Listen well, for the time can change. When it is over the bomb explodes.
    .cite = Mission 19, 1: the clock
rule-M19-2 = In the calm way turns count instead of minutes: you are told sixty, and that can change, too.
    .cite = Mission 19, 2: calm

## Rules: missions 20 to 30

chapter-missions-20 = Missions 20 to 30
rule-S8 = Red wires: one in 22 and 27; two in 20, 24, 25, 26 and 28; three in 29; one of two in 21 and 30; one of three in 23. Yellow wires: two in 20; four in 22, 27, 28 and 30; otherwise none. With two players: two red wires in 21, two of three in 20 and 23, three in 24, 25 and 28; four yellow wires in 20.
    .cite = Set-up 8: wires of missions 20 to 30
rule-S9 = Some equipment is replaced if it comes up: Walkie-Talkies in 20, X or Y ray in 26, Emergency Batteries in 27. In 23 seven cards form a pile. False Bottom can come up in 20, 22, 27, 28 and 30. Missions 21, 22 and 24 have start tokens of their own kind; in 20 none goes before a wire marked X. With two players the Captain puts none in missions 27 and 29.
    .cite = Set-up 9: equipment and tokens of missions 20 to 30
mission-20 = Among the sheep stands a wolf, and only its neighbour knows its name.
rule-M20-1 = The last wire dealt to each stand, whatever its colour, is marked X: it is not sorted, and stands at the far right.
    .cite = Mission 20, 1: the wire marked X
rule-M20-2 = Wires marked X are cut as usual, but no equipment works on them.
    .cite = Mission 20, 2: no equipment
    .no = No equipment works on a wire marked X.
rule-M20-3 = A wire marked X can be any wire. If it is red, it is revealed with the others. It may even happen to fit where it stands.
    .cite = Mission 20, 3: any wire
rule-M20-4 = Only its owner sees it from the front; to all others it can be anything.
    .cite = Mission 20, 4: who sees it
mission-21 = The bagpipes are so loud that only two words get through.
rule-M21-1 = Tokens say “even” or “odd” instead of the number: at the start, after a miss and for a Post-it. Values are named as usual.
    .cite = Mission 21, 1: even or odd
rule-M21-2 = After a miss all know that the wire is not what was named, and whether it is even or odd.
    .cite = Mission 21, 2: what a miss tells
mission-22 = The pictures came out as negatives: all you can see is what is missing.
rule-M22-1 = Instead of a start token you put two tokens beside your stand, of values that you do not have. Yellow is allowed.
    .cite = Mission 22, 1: two that are missing
    .no = You have that value: beside the stand goes one that is not there.
rule-M22-2 = With two stands one token goes beside each of them. If fewer than two values are missing, you put one or none.
    .cite = Mission 22, 2: two stands
rule-M22-3 = When the first two yellow wires are cut: from the Captain on clockwise everybody takes any Info token and gives it to the player on their left, who puts it before a wire of that value or, having none, beside the stand.
    .cite = Mission 22, 3: gifts
    .no = You have a wire of that value: the token goes before it.
rule-M22-4 = With two players nothing changes.
    .cite = Mission 22, 4: two players
rule-M22-5 = A token beside one of two stands speaks of that stand, one beside an only stand of the whole hand. Two tokens beside one stand differ. After a gift, “none” speaks of the whole hand.
    .cite = Mission 22, 5: of the stand or of the hand
    .no = The two tokens beside your stand must differ.
rule-M22-6 = Each gift is put before the next is chosen. It counts closed wires only, and any value may be given, also a finished one. If you are out you give, but get nothing.
    .cite = Mission 22, 6: one gift after the other
mission-23 = The whole town holds its breath until four wires part at the same moment.
rule-M23-1 = There is no equipment at the start; seven random cards form a pile, face down. After the start tokens one random Number card is opened.
    .cite = Mission 23, 1: a pile of seven
rule-M23-2 = The four wires of that number must be cut at the same time: you name all four. If all are right, they are cut; if not, the bomb explodes.
    .cite = Mission 23, 2: all four at once
    .no = All four { $value-key }s are cut at once: point at four closed wires, each once.
rule-M23-3 = As long as that is not done, the top card of the pile goes away unseen at the end of each round.
    .cite = Mission 23, 3: the pile shrinks
rule-M23-4 = Once it is done, all cards that are left are laid open and can be used at once, whatever their number.
    .cite = Mission 23, 4: the reward
rule-M23-5 = You can do it without holding that number. In other cuts it cannot be named before.
    .cite = Mission 23, 5: who may do it
    .no = { $value-key } cannot be named: its four wires are cut all at once.
rule-M23-6 = If a wrong guess hits a wire of that number, that is a miss like any other. If you have nothing else left but red, naming all four is all you can do.
    .cite = Mission 23, 6: hit by chance
rule-M23-7 = After seven rounds the pile is empty; the four must still be named. A red wire among those named makes the bomb explode as well.
    .cite = Mission 23, 7: nothing left to gain
mission-24 = The huntsmen only want to know one thing: how many?
rule-M24-1 = Tokens say ×1, ×2 or ×3 instead of the number: so often is the value of that wire on its stand, cut wires included. You may mark any of the equal ones.
    .cite = Mission 24, 1: count tokens
mission-25 = Somebody is listening at the door, and knows every number there is.
rule-M25-1 = Numbers may not be spoken: you mime, spell or describe them. Whoever says one moves the dial on one step.
    .cite = Mission 25, 1: no numbers
rule-M25-2 = Here values are chosen on the table, so nobody can break that rule. If you sit at one screen, a button for a spoken number moves the dial.
    .cite = Mission 25, 2: on a screen
mission-26 = The wolf counts its sheep, and each may be counted once.
rule-M26-1 = Twelve Number cards lie open. Your turn begins by turning one of them over; then you must cut that number, in a Dual Cut or a Solo Cut.
    .cite = Mission 26, 1: one card, one cut
    .no = Only the number of the card you turn over can be cut.
rule-M26-2 = If no card lies open when a turn begins, all that are left are opened again first.
    .cite = Mission 26, 2: all cards again
rule-M26-3 = The card of a finished number leaves the game.
    .cite = Mission 26, 3: finished numbers
rule-M26-4 = If you hold no number that lies open, you skip; the dial does not move. If you hold one, you must cut.
    .cite = Mission 26, 4: no card that fits
    .no = You hold a number that lies open, so you must cut.
rule-M26-5 = There is no X or Y ray.
    .cite = Mission 26, 5: no ray
rule-M26-6 = The card you choose must be of a number that you hold. It stays turned when the cut fails. Who has only red wires reveals them without a card, and Coffee Mug needs none.
    .cite = Mission 26, 6: which card
    .no = Choose an open Number card whose number you hold.
mission-27 = The detectors are in the repair shop. You still have your fingers.
rule-M27-1 = Nobody has a character, so there is no Double Detector, and Emergency Batteries are replaced.
    .cite = Mission 27, 1: no characters
    .no = Nobody has a character in this mission.
rule-M27-2 = When the first two yellow wires are cut: as many Info tokens as there are players are drawn and laid open. From the Captain on clockwise everybody takes one and puts it before a wire of that value or, having none, beside the stand.
    .cite = Mission 27, 2: tokens to choose from
    .no = You have a wire of that value: the token goes before it.
rule-M27-3 = They are drawn from all 26, two yellow ones among them, less those that lie before closed wires or beside stands. A yellow one goes before a yellow wire. Only closed wires count. If you are out you take none, and tokens left over go back.
    .cite = Mission 27, 3: which tokens
mission-28 = The Captain has two left hands today, and insists on helping.
rule-M28-1 = The Captain has no character and uses no equipment at all, but takes part when others use Walkie-Talkies or General Radar.
    .cite = Mission 28, 1: nothing for the Captain
    .no = You are the Captain, and use no equipment in this mission.
rule-M28-2 = If the Captain misses, the bomb explodes.
    .cite = Mission 28, 2: no miss
rule-M28-3 = False Bottom opens whoever cut the yellow wires. Coffee Mug and Post-it, too, are not for the Captain.
    .cite = Mission 28, 3: no mug either
mission-29 = Each of you has a neighbour who hopes to guess your next move, and a dial that listens.
rule-M29-1 = Everybody gets two Number cards in secret, the player to the right of the Captain three. The rest is a deck, face down.
    .cite = Mission 29, 1: cards in hand
rule-M29-2 = When your turn begins, the player to your right lays one of their Number cards face down.
    .cite = Mission 29, 2: a card is laid
    .no = Lay one of your own Number cards.
rule-M29-3 = You play your turn; then the card is opened. If wires of that number were cut in this turn, the dial moves on one step.
    .cite = Mission 29, 3: a card is opened
rule-M29-4 = You take the card into your hand. All have seen it.
    .cite = Mission 29, 4: a card is taken
rule-M29-5 = When a number is finished its card is discarded, wherever it is.
    .cite = Mission 29, 5: finished numbers
rule-M29-6 = If you have only one card left you draw from the deck, putting away finished numbers, until an unfinished one comes.
    .cite = Mission 29, 6: drawing
rule-M29-7 = When only one number is left, its card is discarded, and there are no more cards.
    .cite = Mission 29, 7: the last number
rule-M29-8 = Only wires that were really cut count, not others that a detector pointed at. If you have no wires, your cards go under the deck. If the player on the right has no card, the next one to the right lays one; if nobody has, none is laid. With Coffee Mug nothing is cut: you take the card unopened, and the player to the right of the one you chose lays the next.
    .cite = Mission 29, 8: special cases
rule-M29-9 = Whether you draw is looked at when the turn is over and the card is taken: with fewer than two cards you draw up to two.
    .cite = Mission 29, 9: when you draw
rule-M29-10 = A card that matches costs its step and is discarded after it, if its number is finished. The step is no miss: the Stabilizer does not stop it. A miss or a reveal cuts nothing, so the card costs nothing then.
    .cite = Mission 29, 10: the step of the card
mission-30 = A voice from the loudspeaker, a target, a few seconds: and again, and again.
rule-M30-1 = Turns go clockwise as usual, but a voice sets targets. A target is a Number card from the deck: two wires of it must be cut when its time is over. Wires cut before count, and other values may be cut meanwhile. The next target takes its place.
    .cite = Mission 30, 1: targets
rule-M30-2 = There are seven, four of 20 seconds and three of 15. 1: if missed, the dial moves on. 2: nothing. 3: if missed, the open equipment card with the lowest number goes away. 4: if reached, everybody tells how many yellow wires they have left. 5: if missed, whoever’s turn it is may only mime from then on. 6: if reached, that player turns one more Number card and tells whether they hold that number. 7: if reached, the rest of that number is cut at once.
    .cite = Mission 30, 2: seven targets
rule-M30-3 = Then three Number cards are opened, and for 120 seconds only these numbers can be cut; if you hold none of them you pass, without the dial. If all twelve wires are cut when the time is over, you have won, whatever else is left.
    .cite = Mission 30, 3: three numbers
    .no = Only these numbers can be cut now: { $numbers }.
rule-M30-4 = If not, the player in turn must name all yellow wires that are left, at once. If that is wrong, the bomb explodes. If it is right, the cards go away and 120 seconds remain to cut all the rest; at their end the bomb explodes.
    .cite = Mission 30, 4: the last yellows
    .no = Name the yellow wires that are left: point at closed wires, each once.
rule-M30-5 = Before the first target you play freely for 67 seconds. The voice tells the time of each target, and the clock stands still while it speaks.
    .cite = Mission 30, 5: before the first target
rule-M30-6 = Number cards turned for target 6 do not come back. For target 3 only equipment that is not used counts, and False Bottom is higher than 12. If no yellow wire is left in the end, that task is done. What target 5 asks for does nothing at this table.
    .cite = Mission 30, 6: small print
rule-M30-7 = While only three numbers can be cut, other wires may still be pointed at: only the value you name is bound. If you pass, all know that you hold none of the three. Red wires may be revealed at any time.
    .cite = Mission 30, 7: named, not hit
rule-M30-8 = The wires that target 7 cuts are nobody’s cut: no turn, no miss, but Validation tokens and what follows from them.
    .cite = Mission 30, 8: a cut by nobody
rule-M30-9 = In the calm way the free play and every target last one round: as many turns as players have wires at its start. The three numbers last three rounds, at least ten turns; the last stretch lasts four rounds, at least 16 turns.
    .cite = Mission 30, 9: calm

## Rules: missions 31 to 42

chapter-missions-31 = Missions 31 to 42
mission-31 = The bomb maker has left five sealed letters: whoever opens one must obey it, and without a letter nobody touches a wire.
rule-S10 = Mission 31: two of three red wires, no yellow ones. The constraints A to E lie open.
    .cite = Set-up 10: mission 31
rule-M31-1 = Before the start tokens each of you takes one of the open constraints A to E, the Captain first, then clockwise. What is left over is discarded. With two players it is wise not to take A with B, nor C with D.
    .cite = Mission 31, 1: choosing a constraint
    .no = Take a constraint that still lies open.
rule-M31-2 = Your own constraint binds you in every cut you make. The others’ constraints do not.
    .cite = Mission 31, 2: your own constraint
rule-M31-3 = If you cannot keep to your constraint when your turn begins, you turn it over: you are free for the rest of the mission, even if a fitting wire comes to you later.
    .cite = Mission 31, 3: free of it
rule-M31-4 = Whether you can keep to it is looked at only when your own turn begins; the turn itself is then played freely. If you hold only red wires, you reveal them, whatever your card says.
    .cite = Mission 31, 4: only when the turn begins
mission-32 = A stack of prank orders runs the control room today, and only the Captain may tear one up.
rule-S11 = Mission 32: two red wires, with two players three; no yellow ones. The twelve constraints are shuffled into a deck.
    .cite = Set-up 11: mission 32
rule-M32-1 = The twelve constraints are a shuffled deck. The top one lies open and binds everybody.
    .cite = Mission 32, 1: one constraint for all
rule-M32-2 = When a turn begins, anybody’s, the Captain may replace the open constraint by the next card of the deck.
    .cite = Mission 32, 2: the Captain replaces it
    .no = The Captain may replace the open constraint once, when a turn begins.
rule-M32-3 = If you cannot play under the open constraint, you skip your turn. The dial does not move.
    .cite = Mission 32, 3: skipping
    .no = You can play, so you must.
rule-M32-4 = When the deck is empty, the last card can still be replaced: then there is no constraint any more.
    .cite = Mission 32, 4: the last constraint
rule-M32-5 = No constraint keeps you from revealing your red wires.
    .cite = Mission 32, 5: revealing is free
rule-M32-6 = The Captain replaces at most once a turn, even when out of wires. If every player with wires has skipped since the last action, the Captain must replace the constraint.
    .cite = Mission 32, 6: once a turn, and when nobody can
    .no = Everybody has skipped: Captain, the constraint must be replaced now.
mission-33 = In the casino’s cellar every wire has been bet on: even or odd, the house tells no more.
rule-S12 = Mission 33: two of three red wires, with two players all three; no yellow ones.
    .cite = Set-up 12: mission 33
rule-M33-1 = As in mission 21, every Info token says only whether the number is even or odd: at the start, after a miss, and with Post-it. The values themselves are named as usual.
    .cite = Mission 33, 1: even and odd again
mission-34 = One of you has been caught and told what not to cut, and must not let it show. Who is it?
rule-S13 = Mission 34: one red wire, no yellow ones. Not for two players.
    .cite = Set-up 13: mission 34
rule-M34-1 = This mission is not for two. The Captain is chosen as usual and begins. Then as many characters as there are players, the Captain card among them, are dealt face down, and to each player one constraint of A to E. You look at your own two cards. Whoever got the Captain card is the weakest link and keeps it secret. The constraints left over stay unknown.
    .cite = Mission 34, 1: the weakest link
    .no = Mission 34 takes at least three players.
rule-M34-2 = While the characters lie face down, nobody can use one.
    .cite = Mission 34, 2: no powers yet
    .no = The characters lie face down: nobody has a power.
rule-M34-3 = Only the weakest link is bound by their own constraint, in every turn, and says nothing about it.
    .cite = Mission 34, 3: bound in silence
    .no = You are bound in silence: that value cannot be named now.
rule-M34-4 = If the weakest link cannot play because of the constraint, the dial moves on two steps, and all constraints and characters are discarded: nobody has a power for the rest of the mission.
    .cite = Mission 34, 4: when the link breaks
    .no = You can play, so you must.
rule-M34-5 = Anybody else may, once, at the start of a turn of their own and without talking it over, name the weakest link and the constraint. If either is wrong, the dial moves on one step. If both are right, all characters are turned up and can be used, and all constraints are discarded.
    .cite = Mission 34, 5: naming the weakest link
    .no = You name the weakest link once, at the start of your own turn, and never yourself.
rule-M34-6 = When the link breaks, that turn is over. After a guess the turn goes on. The weakest link does not guess.
    .cite = Mission 34, 6: the turn after
    .no = You are the weakest link: guessing is for the others.
rule-M34-7 = All characters are Double Detectors here, since another one would give the secret away.
    .cite = Mission 34, 7: all alike
rule-M34-8 = A wrong guess is no miss: the Stabilizer does not stop its step. A weakest link without wires, or with red ones only, is bound no more, but can still be named.
    .cite = Mission 34, 8: the step for a guess
mission-35 = One blue wire on every stand hangs loose behind the others, live until the last yellow one is dead.
rule-S14 = Mission 35: two of three red wires, with two players all three; four yellow ones. If Walkie-Talkies come up as equipment, another card is drawn. The start token does not go before an X wire.
    .cite = Set-up 14: mission 35
rule-M35-1 = Before the coloured wires are shuffled in, every stand gets one random blue wire: its X wire, far right, outside the order. Then the rest is dealt.
    .cite = Mission 35, 1: a blue X wire
rule-M35-2 = X wires can be cut only when all four yellow wires are cut; then as usual, but without equipment.
    .cite = Mission 35, 2: yellow first
    .no = No X wire can be cut before all yellow wires are: { $left } left.
rule-M35-3 = Until then an X wire is neither pointed at nor opened, nor part of a Solo Cut, and a value that you have only as an X wire cannot be named.
    .cite = Mission 35, 3: not yet held
    .no = You have { $value } only as an X wire, and its time has not come.
rule-M35-4 = If you have only X wires, and perhaps red ones, while yellow wires are left, you skip; the dial does not move. If everybody with wires skips in a row, the mission is lost.
    .cite = Mission 35, 4: only X wires
mission-36 = Under the palm trees five numbered crates stand in a line, and one opens them from the ends.
rule-S15 = Mission 36: one of three red wires and two yellow ones; with two players two of three red and four yellow.
    .cite = Set-up 15: mission 36
rule-M36-1 = Five random Number cards lie open in a line, as they were drawn. The Captain decides alone at which end the Sequence card lies.
    .cite = Mission 36, 1: five in a line
rule-M36-2 = Of the numbers in the line only the one beside the Sequence card can be named.
    .cite = Mission 36, 2: only the end
    .no = { $value-key } is blocked: of the line only { $open } can be named now.
rule-M36-3 = When two wires of that number are cut, its card leaves, and whoever cut decides alone at which end the Sequence card lies now.
    .cite = Mission 36, 3: on to either end
rule-M36-4 = Numbers that are not in the line, or no longer, can be named freely.
    .cite = Mission 36, 4: all others are free
rule-M36-5 = If all you could name on your turn is blocked, the mission is lost, as in mission 9.
    .cite = Mission 36, 5: only blocked values
rule-M36-6 = The end is chosen before instant cards and before the next turn. After the last card there is nothing to choose.
    .cite = Mission 36, 6: the choice comes first
mission-37 = Each time you finish a number, the joker laughs and changes the rules.
rule-S16 = Mission 37: two red wires, with two players three; no yellow ones. The twelve constraints are shuffled into a deck.
    .cite = Set-up 16: mission 37
rule-M37-1 = The twelve constraints are a shuffled deck. The open one binds each player in their own turn.
    .cite = Mission 37, 1: the open constraint
rule-M37-2 = When all four wires of a number are cut, the next constraint replaces the open one.
    .cite = Mission 37, 2: a finished number
rule-M37-3 = If you cannot play, you skip your turn; the dial does not move. If nobody could for a whole round, the dial moves on one step and the constraint is replaced.
    .cite = Mission 37, 3: when you cannot
    .no = You can play, so you must.
rule-M37-4 = When the deck is empty and the last card has to be replaced, there are no more constraints. Revealing red wires is always free.
    .cite = Mission 37, 4: an empty deck
rule-M37-5 = A whole round without play means that every player with wires has skipped since the last action; so in missions 37, 57 and 61. The Stabilizer does not stop the step for it.
    .cite = Mission 37, 5: a whole round
mission-38 = One wire was put in the wrong way round: all can read it but the one it belongs to.
rule-S17 = Mission 38: two red wires, with two players three; no yellow ones. The start token does not go before the reversed wire.
    .cite = Set-up 17: mission 38
rule-M38-1 = One random wire of the Captain’s is turned round without the Captain seeing it, and stands far right: a reversed wire. A Captain with two stands has it on the second one.
    .cite = Mission 38, 1: one reversed wire
rule-M38-2 = Only the Captain can cut the reversed wire. Nobody else may point at it, not even to miss on purpose.
    .cite = Mission 38, 2: only the Captain cuts it
    .no = The reversed wire is for the Captain alone.
rule-M38-3 = If nothing but that wire is left for you to cut with, you skip your turn and the dial moves on one step.
    .cite = Mission 38, 3: nothing but that wire
    .no = You can cut, so you must.
rule-M38-4 = You must skip if every wire of yours that is closed and not red has the reversed wire’s value, and all other wires of that value are cut or your own. Coffee Mug helps.
    .cite = Mission 38, 4: when one must skip
mission-39 = Four wires that belong together, a master who waits, and a pile that melts away round by round.
rule-S18 = Mission 39: two of three red wires, with two players all three; four yellow ones. No equipment cards. The start tokens are drawn.
    .cite = Set-up 18: mission 39
rule-M39-1 = There is no equipment. One random Number card lies open. Eight of the other eleven form a pile face down, and three stay out unseen. Start tokens are drawn, by the Captain first, then clockwise.
    .cite = Mission 39, 1: a number and a pile
rule-M39-2 = The four wires of the open number are cut only together: on your turn you name all four at once, even without holding one. A mistake makes the bomb explode.
    .cite = Mission 39, 2: all four at once
    .no = The { $value-key }s are cut all four at once: point at four closed wires.
rule-M39-3 = As long as that is not done, the top card of the pile is discarded unseen at the end of every round.
    .cite = Mission 39, 3: the pile melts
rule-M39-4 = Once it is done, the cards that are left are dealt face down, one by one, from the Captain on clockwise. Then each of you puts one Info token, for a number on one of their cards, before a wire of that number. Numbers that you do not hold, or that are finished, do not count.
    .cite = Mission 39, 4: the reward
    .no = The token shows the number of one of your cards, before a closed wire of yours.
rule-M39-5 = Among cards that fit you choose. If none fits, you put no token, and all learn just that. Cards dealt or discarded are not shown. Who is out gets cards too, to no effect.
    .cite = Mission 39, 5: which card counts
rule-M39-6 = Before that the open number is not named in other cuts. A wire of it that a wrong guess hits is a miss like any other. A red wire among the four named makes the bomb explode. After eight rounds there is nothing left to gain, but the four must still be named.
    .cite = Mission 39, 6: until then
    .no = A { $value-key } cannot be named: the four are cut all at once.
mission-40 = Christmas Eve, the tower is dark, and the only notes left say how many, not what.
rule-S19 = Mission 40: three red wires, no yellow ones. With two players the Captain puts no start token.
    .cite = Set-up 19: mission 40
rule-M40-1 = As in mission 24, every Info token says only how often the wire’s value is on its stand: once, twice or three times, cut wires included.
    .cite = Mission 40, 1: how many again
mission-41 = Yellow wires are stretched across the dance floor, and the fuse has almost burnt down. Step over one, and it gives you time.
rule-S20 = Mission 41: one of three red wires, with two players two of three. Yellow wires: two with two players, three with three, four with four or five. The dial begins on its last space. The start tokens are drawn, and False Bottom is not in the pile.
    .cite = Set-up 20: mission 41
rule-M41-1 = The yellow wires are tripwires. They are dealt first, one to each player; with five players the Captain gets none. Then the rest is dealt. So all know who has one. With two stands chance decides on which it is.
    .cite = Mission 41, 1: a tripwire each
rule-M41-2 = The dial begins on its last space: one step on, and the bomb explodes. The start tokens are drawn; a yellow one is drawn again.
    .cite = Mission 41, 2: the last space
rule-M41-3 = “Yellow” is never named in a usual cut. Instead, as your action, you point at a teammate’s wire as a tripwire; you need no yellow one yourself. If you are right, it is cut and the dial turns back one step. If you are wrong, the wire gets an Info token and the dial moves on one step. If it is red, the bomb explodes.
    .cite = Mission 41, 3: finding a tripwire
    .no = Yellow is not named here: point at one closed wire of a teammate as a tripwire.
rule-M41-4 = If you have only your own tripwire left, and perhaps red wires, you skip your turn; the dial does not move.
    .cite = Mission 41, 4: only your tripwire
    .no = You have other wires, so you must act.
rule-M41-5 = The Stabilizer, the detectors and the ray do not help to find a tripwire, and the ray cannot name yellow.
    .cite = Mission 41, 5: no help with tripwires
    .no = No equipment helps to find a tripwire.
rule-M41-6 = Who is out of wires cannot point at anything. If every player with wires skips in a row, the mission is lost.
    .cite = Mission 41, 6: everybody skips
mission-42 = The bomb hides in the big top, and the show goes on: learn to cut while jugglers, magicians and knives fly by.
rule-S21 = Mission 42: one of three red wires and four yellow ones. A recording plays.
    .cite = Set-up 21: mission 42
rule-M42-1 = You play by the usual rules and without a time limit, but sixteen circus acts interrupt you. Each happens to whoever’s turn it is. After the last one the mission goes on to its usual end.
    .cite = Mission 42, 1: circus acts
rule-M42-2 = Magician: the others look away. Whoever’s turn it is puts two cut wires of one value back, closed, where they stood. Then it is the next player’s turn.
    .cite = Mission 42, 2: the magician
    .no = The magician takes two cut wires of one value that are still in their places.
rule-M42-3 = Moving: the stands stay, and everybody sits down one seat to the left, or to the right. You now own what stands there, tokens and all. Whoever’s turn it is goes on with it at the new seat. Characters and the Captain’s role go with the person.
    .cite = Mission 42, 3: all change seats
rule-M42-4 = Juggler: whoever’s turn it is swaps the places of two of their own cut wires of different value.
    .cite = Mission 42, 4: the juggler
    .no = The juggler swaps two of your own cut wires of different value.
rule-M42-5 = Knife thrower: the cut wires of whoever’s turn it is are taken off the table. Closed wires keep their places.
    .cite = Mission 42, 5: the knife thrower
rule-M42-6 = From the sixth act on, whoever cuts says “Ta-da!” afterwards. At the eleventh act, if the last one to cut forgot, the dial moves on one step.
    .cite = Mission 42, 6: saying ta-da
    .no = “Ta-da!” is for whoever cut last, once, from the sixth act on.
rule-M42-7 = With the ninth act all Validation tokens vanish, those on the strip and those to come, for the rest of the mission.
    .cite = Mission 42, 7: no more Validation tokens
rule-M42-8 = Trampoline: from whoever’s turn it is on clockwise, each calls “Boing!”. Who forgets pays nothing.
    .cite = Mission 42, 8: the trampoline
rule-M42-9 = Wires that the magician put back count as uncut: a finished number is finished no more, but unlocked equipment stays unlocked. Tokens before them are gone. Without a fitting pair only the turn passes on.
    .cite = Mission 42, 9: what comes back
rule-M42-10 = Wires that the knives took can be neither put back nor juggled. Without two different cut wires the juggler does nothing. A label is removed if one of its wires was juggled or taken; others stay, and so do Info tokens.
    .cite = Mission 42, 10: what cannot be moved
rule-M42-11 = After moving you still know the wires you left. If your new stands are empty, your turn passes at once. Two players change stands, left or right.
    .cite = Mission 42, 11: after moving
rule-M42-12 = The magician’s choice is secret: the others see only which two places are closed again. From then on the table no longer counts how many of each number are cut.
    .cite = Mission 42, 12: on a screen
rule-M42-13 = The magician comes after 0:33, 3:11 and 5:40, the juggler after 1:35 and 3:58, the knife thrower after 2:13. All move left after 1:14, right after 1:50 and 7:15. “Ta-da!” counts from 2:40 on and is asked for at 5:13. The Validation tokens vanish after 4:30. The trampoline comes after 4:51, 6:04, 6:35 and 8:08. In the calm way there is one act after every second turn, in the same order.
    .cite = Mission 42, 13: the programme

## Rules: missions 43 to 54

chapter-missions-43 = Missions 43 to 54
rule-S1 = All 48 blue wires are in every mission from 43 to 54. Red wires: three in 43 and 52; two in 45, 48, 49, 50 and 53; one in 51; two of three in 47; one of three in 44; none in 46; in 54 all eleven lie in a pile and come later. Yellow wires: 5.1, 6.1, 7.1 and 8.1 in 46; three in 48; two in 50; otherwise none.
    .cite = Set-up 1: which wires
rule-S2 = Some equipment is replaced by another card if it comes up: X or Y ray in 44, 45, 47, 49, 51 and 54; Coffee Mug in 45; Emergency Batteries in 46; Label ≠ and Label = in 52; Rewinder and Stabilizer in 53. False Bottom can come up where there are yellow wires: in 46, 48 and 50, and in 52 with two players.
    .cite = Set-up 2: which equipment
rule-S3 = Everybody begins with one Info token, with these exceptions. Mission 43 with two players: the Captain’s token is drawn at random. Missions 46 and 51 with two players: the Captain puts none. Mission 50: you point at the wire, and the token goes beside the stand. Mission 52: everybody puts two false tokens.
    .cite = Set-up 3: start tokens
rule-S4 = With two players some numbers change. Red wires: three in 45, 47, 48, 49 and 53 (in 47 all three are in for sure), three in 50, two in 51. Yellow wires: four in 50 and in 52. All else stays the same.
    .cite = Set-up 4: for two players
rule-M43-1 = The robot begins on 1 and carries hidden wires: five with two players, four with three or four, three with five. At the end of every turn it walks one space. On 12 it turns round and walks back to 11, 10 and so on. Coffee Mug does not stop it.
    .cite = Mission 43, 1: the robot walks
rule-M43-2 = If you cut wires of the number the robot stands on, you take one wire from it. You look at it in secret and sort it in; with two stands you choose the stand. What counts is where the robot stands before it walks on.
    .cite = Mission 43, 2: a wire from the robot
rule-M43-3 = To win, the robot’s wires must be cut or revealed as well.
    .cite = Mission 43, 3: the robot's wires count
rule-M44-1 = The common reserve begins with two oxygen for each player. Before a cut you take oxygen from it: one for values from 1 to 4, two from 5 to 8, three from 9 to 12. It stays with you.
    .cite = Mission 44, 1: oxygen
    .no = For { $value } you need { $cost } oxygen, and the reserve has only { $reserve }.
rule-M44-2 = When the Captain’s turn begins, all oxygen goes back to the reserve.
    .cite = Mission 44, 2: fresh oxygen
rule-M44-3 = If you cannot cut, or do not want to, you skip your turn and the dial moves on one step.
    .cite = Mission 44, 3: skipping
rule-M44-4 = Nobody talks. There is one signal only: thumbs up, for “I need more oxygen”.
    .cite = Mission 44, 4: thumbs up
rule-M45-1 = There are no turns in order. The Captain turns the top Number card. Whoever calls “Snip!” first, the Captain too, must cut that value.
    .cite = Mission 45, 1: first to call
    .no = The card says { $value-key }: only that can be cut now.
rule-M45-2 = The twelve Number cards are shuffled. When all four wires of a number are cut, its card leaves the game. When the deck runs out, the cards that are left are shuffled again.
    .cite = Mission 45, 2: Number cards
rule-M45-3 = Whoever calls without the value, or gives a hint, moves the dial on one step.
    .cite = Mission 45, 3: a false call
rule-M45-4 = If nobody calls, the Captain appoints somebody, perhaps themselves. If that player does not have the value, they put one Info token of their choice before their hand, and the dial moves on one step.
    .cite = Mission 45, 4: the appointment
rule-M45-5 = If you hold only red wires, you may call “Snip!” at any time to reveal them.
    .cite = Mission 45, 5: only reds
    .no = Only who holds nothing but red can do that now, to reveal it.
rule-M46-1 = The four 7s must be cut last.
    .cite = Mission 46, 1: sevens last
rule-M46-2 = If you hold only 7s when your turn begins, you must name all four 7s on the table at once. A mistake makes the bomb explode.
    .cite = Mission 46, 2: all four sevens
    .no = You hold only 7s: point at closed wires of the others, each once.
rule-M46-3 = If a wrong guess hits a 7 earlier, that is a miss like any other: an Info token, and the dial moves on one step.
    .cite = Mission 46, 3: a seven too early
rule-M47-1 = Twelve Number cards lie open. For a cut you take two of them and add or subtract them: the result is the value you must name. Both cards are discarded.
    .cite = Mission 47, 1: two Number cards
    .no = Two open Number cards must make { $value-key }, added or subtracted.
rule-M47-2 = When no card is left, all twelve are laid out again.
    .cite = Mission 47, 2: all cards again
rule-M47-3 = If you cannot cut, or do not want to, you discard two cards of your choice and the dial moves on one step.
    .cite = Mission 47, 3: passing
    .no = Drop two Number cards that lie open.
rule-M48-1 = The three yellow wires are dealt first, one for each player from the Captain on clockwise. With two players the Captain gets two, one on each stand, and the other player one. Then the rest is dealt as usual.
    .cite = Mission 48, 1: yellows dealt apart
rule-M48-2 = Yellow wires are only cut by a special action: on your turn you name all three at once. With four or five players you can do that without holding one.
    .cite = Mission 48, 2: three yellows at once
    .no = Yellow wires are cut all three at once: point at three closed wires.
rule-M48-3 = If that goes wrong, every wire you named gets an Info token, but the dial moves on only one step.
    .cite = Mission 48, 3: a mistake
rule-M49-1 = You begin with oxygen of your own: seven each with two players, six with three, five with four, four with five. Before a cut you give one other player as much oxygen as the value you name. It need not be the owner of the wire.
    .cite = Mission 49, 1: oxygen for others
    .no = For { $value } you must give { $value-key } oxygen, and you have { $oxygen }.
rule-M49-2 = If you have too little oxygen, or want to save it, you skip your turn and the dial moves on one step.
    .cite = Mission 49, 2: skipping
rule-M49-3 = Nobody talks. There is one signal only: thumbs up, for “I need more oxygen”.
    .cite = Mission 49, 3: thumbs up
rule-M49-4 = If you have no closed wires left, your oxygen leaves the game.
    .cite = Mission 49, 4: oxygen that leaves
rule-M50-1 = There are no Validation tokens and no markers. All look at the red and yellow wires before they are shuffled in, and must remember them.
    .cite = Mission 50, 1: no markers
    .no = In mission 50 all is learnt by heart: switch the deduction aid off.
rule-M50-2 = For start tokens and after a miss the owner points at the wire and puts the token beside the stand, not before the wire. What you remember may not be shared.
    .cite = Mission 50, 2: tokens beside the stand
rule-M50-3 = Equipment works as ever.
    .cite = Mission 50, 3: equipment as ever
rule-M51-1 = Whose turn it is, is Sir. Sir turns the top Number card and decides, without asking anybody, who must cut that value; that may be Sir as well.
    .cite = Mission 51, 1: Sir
rule-M51-2 = Whoever is chosen says “Yes, Sir!” and cuts. If they do not have the value, they put one Info token of their choice, and the dial moves on one step. The next Sir sits to the left of this one.
    .cite = Mission 51, 2: yes, Sir
    .no = Yes, Sir: only the number on the card can be cut now.
rule-M51-3 = When all four wires of a number are cut, its Number card leaves the game. When the deck runs out, the cards that are left are shuffled again. The dial begins one step further back.
    .cite = Mission 51, 3: Number cards
rule-M51-4 = If you hold only red wires when your turn begins, you reveal them. If Sir chooses somebody who holds only red wires, the mission is lost.
    .cite = Mission 51, 4: only reds
    .no = If you hold only red wires, you reveal them; otherwise you do not.
rule-M52-1 = Every Info token is false: “this wire is not that value”. At the start everybody puts two of them, before blue or red wires.
    .cite = Mission 52, 1: false tokens
    .no = That would be the truth, and tokens must be false here. They go before a blue or red wire of your own.
rule-M52-2 = After a failed Dual Cut the owner puts a token with the value that was named before the wire. The dial moves on as usual.
    .cite = Mission 52, 2: a failed cut
rule-M53-1 = There is no dial. The robot begins just before 1. At the end of a turn it walks: one up after a right cut, one down after a right cut of the number it stands on, two up after a miss.
    .cite = Mission 53, 1: the robot is the fuse
rule-M53-2 = If the robot would walk past 12, the bomb explodes. A red wire explodes as ever.
    .cite = Mission 53, 2: past twelve
rule-M54-1 = You begin with oxygen of your own: nine each with two players, six with three, three with four, two with five; the rest of the 32 is the reserve. Before a cut you pay oxygen to the reserve: one for values from 1 to 4, two from 5 to 8, three from 9 to 12.
    .cite = Mission 54, 1: paying oxygen
    .no = For { $value } you need { $cost } oxygen, and you have { $oxygen }.
rule-M54-2 = If you have too little oxygen for any cut when your turn begins, you skip it and the dial moves on one step. If you can play, you must.
    .cite = Mission 54, 2: skipping
    .no = You can cut, so you must.
rule-M54-3 = For each Validation token everybody takes one oxygen from the reserve, except those who have no closed wires.
    .cite = Mission 54, 3: a breath for all
rule-M54-4 = No red wire is dealt. All eleven lie face down in a pile, and come into play one by one, as the timetable says.
    .cite = Mission 54, 4: the red pile
rule-M54-5 = You have ten minutes. Things happen to whoever’s turn it is: a red wire comes after 0:45, 3:15, 5:00, 6:25, 7:25 and 7:50; the next turn as well after 1:25 and 5:25; one oxygen after 2:00 and 4:30; oxygen may be shared with one teammate after 3:40, 6:50 and 8:25. The time is announced after 6:00 and 8:00, and the last stretch after 9:20. After 10:00 the bomb explodes.
    .cite = Mission 54, 5: the timetable
    .no = You can only give what you have, or take what a teammate has.

## Rules: missions 55 to 66

chapter-missions-55 = Missions 55 to 66
mission-55 = The Doctor has set the fuse as short as can be, but loves a bet: for every trick you manage, a little time.
rule-S22 = Mission 55: two red wires, with two players two of three; no yellow ones. The dial begins on its last space. The double-lock cards are in the equipment pile.
    .cite = Set-up 22: mission 55
rule-M55-1 = As many random Challenge cards as there are players lie open. The dial begins on its last space: one step on, and the bomb explodes.
    .cite = Mission 55, 1: challenges and a short fuse
rule-M55-2 = When what a Challenge card asks for has come true, the card is discarded and the dial turns back one step.
    .cite = Mission 55, 2: a challenge met
rule-M55-3 = You can win without meeting a single challenge.
    .cite = Mission 55, 3: not needed to win
mission-56 = Someone has turned one of your wires round. All the others grin; only you do not know why.
rule-S23 = Mission 56: two of three red wires, with two players all three; no yellow ones. The start token does not go before a reversed wire. The double-lock cards are in the equipment pile.
    .cite = Set-up 23: mission 56
rule-M56-1 = One random wire of each player is turned round without its owner seeing it, and stands far right. With two stands it is on the second one.
    .cite = Mission 56, 1: one reversed wire each
rule-M56-2 = You may cut your own reversed wire. If anything in that cut is wrong, the bomb explodes.
    .cite = Mission 56, 2: the owner cuts it
rule-M56-3 = A teammate may make a Dual Cut at a reversed wire, from choice or need; then the dial moves on one step.
    .cite = Mission 56, 3: a teammate cuts it
rule-M56-4 = That step is paid for trying, right or wrong, and the Stabilizer does not stop it. If the cut fails, the usual step and the Info token come on top. Pointing at a reversed red wire makes the bomb explode.
    .cite = Mission 56, 4: the price of trying
rule-M56-5 = If you cut your own reversed wire together with a teammate’s, both rules hold: anything wrong explodes, and the dial moves on one step even if you are right.
    .cite = Mission 56, 5: one behind each back
mission-57 = Every number you finish wakes another guard with another rule. Choose the order of your troubles.
rule-S24 = Mission 57: one red wire, with two players two; no yellow ones. The double-lock cards are in the equipment pile, but if the Disintegrator comes up, another card is drawn.
    .cite = Set-up 24: mission 57
rule-M57-1 = Each of the twelve Number cards lies beside a random constraint of A to L, all open.
    .cite = Mission 57, 1: in pairs
rule-M57-2 = When all four wires of a number are cut, its constraint binds everybody from then on, in place of the one before. Before the first finished number there is none.
    .cite = Mission 57, 2: a number brings its constraint
rule-M57-3 = If you cannot play, you skip your turn; the dial does not move. If nobody can for a whole round, the bomb explodes.
    .cite = Mission 57, 3: when you cannot
    .no = You can play, so you must.
rule-M57-4 = Revealing red wires is always free. The Disintegrator is not used.
    .cite = Mission 57, 4: free, and left out
mission-58 = Nothing may be written down today. But each of you has two fingers to point with, and nobody counts how often.
rule-S25 = Mission 58: two red wires, with two players three; no yellow ones. No start tokens. If Post-it or Emergency Batteries come up, other cards are drawn. The double-lock cards are in the equipment pile.
    .cite = Set-up 25: mission 58
rule-M58-1 = There are no Info tokens: none at the start and none after a miss, and nothing is told about the wire.
    .cite = Mission 58, 1: no Info tokens
rule-M58-2 = Everybody has the Double Detector and can use it in every turn of their own, as often as they like.
    .cite = Mission 58, 2: two at a time, always
rule-M58-3 = After a miss all know only that none of the wires pointed at is what was named. If one of two is red, nothing happens but the step of the dial; if both are, the bomb explodes.
    .cite = Mission 58, 3: what a miss tells
rule-M58-4 = Labels, ×1 too, are no Info tokens, so they can be used. The Disintegrator draws its number all the same.
    .cite = Mission 58, 4: labels are allowed
mission-59 = A little robot patrols twelve switches and never walks backwards, unless you turn it round in time.
rule-S26 = Mission 59: two of three red wires, with two players all three; no yellow ones. If the X or Y ray comes up, another card is drawn, and nobody takes it as a character. The double-lock cards are in the equipment pile.
    .cite = Set-up 26: mission 59
rule-M59-1 = The twelve Number cards lie open in a line, in random order. The robot begins on the 7 and faces the longer side.
    .cite = Mission 59, 1: the line
rule-M59-2 = To cut, you leave the robot where it is or move it forward to a card of a value that you hold; you cut the value it stands on; then you turn the robot round, or not.
    .cite = Mission 59, 2: forward, cut, turn
    .no = The robot cannot bring you { $value }: it only goes forward, to open cards.
rule-M59-3 = If you hold no value of the card under the robot or of one in front of it, you skip your turn: the dial moves on one step and the robot turns round.
    .cite = Mission 59, 3: nothing ahead
    .no = You can cut, so you must.
rule-M59-4 = When all four wires of a number are cut, its card is turned face down.
    .cite = Mission 59, 4: finished numbers
rule-M59-5 = Coffee Mug skips the whole turn: the robot neither moves nor turns.
    .cite = Mission 59, 5: Coffee Mug
rule-M59-6 = There is no X or Y ray here, neither as equipment nor as a character.
    .cite = Mission 59, 6: no ray
rule-M59-7 = The robot may jump over cards. A face-down card is no goal, but the robot may go on standing on one. At the end of the line, facing outwards, only its own card counts.
    .cite = Mission 59, 7: over and onto cards
rule-M59-8 = After a failed cut, too, you may turn the robot round. Revealing red wires does not move it.
    .cite = Mission 59, 8: turning after a miss
mission-60 = The Doctor lost the first bet and is a bad loser: new tricks, sharper eyes, one more red wire in the bag.
rule-S27 = Mission 60: two of three red wires, with two players all three; no yellow ones. The dial begins on its last space. The double-lock cards are in the equipment pile.
    .cite = Set-up 27: mission 60
rule-M60-1 = As in mission 55: as many Challenge cards as players, the dial on its last space, and one step back for each challenge met.
    .cite = Mission 60, 1: challenges again
mission-61 = Your rules chafe, your neighbour’s look better? Once a round you may all pass them on.
rule-S28 = Mission 61: one red wire, with two players two; no yellow ones. The double-lock cards are in the equipment pile.
    .cite = Set-up 28: mission 61
rule-M61-1 = Each player gets a random constraint of A to E, open. With two players one more lies on the Captain’s left and one on the right; with three one more on the Captain’s left. Together they form a ring. F to L are a pile face down.
    .cite = Mission 61, 1: a ring of constraints
rule-M61-2 = Your own constraint binds you. If you cannot play, you skip your turn; the dial does not move. If nobody can for a whole round, the bomb explodes.
    .cite = Mission 61, 2: your own constraint
    .no = You can play, so you must.
rule-M61-3 = Each round, before the Captain’s turn, you decide whether all constraints move one place, and in which direction.
    .cite = Mission 61, 3: passing them on
rule-M61-4 = At any time you may discard your constraint and take a random one of F to L; the dial moves on one step.
    .cite = Mission 61, 4: a fresh constraint
    .no = There is no constraint of F to L left to take.
rule-M61-5 = Revealing red wires is always free.
    .cite = Mission 61, 5: revealing is free
rule-M61-6 = The Captain decides, even when out of wires, and already before the very first turn. The constraints of players who are out stay in the ring.
    .cite = Mission 61, 6: who decides
    .no = The Captain passes the constraints on, once before each round.
rule-M61-7 = A discarded constraint does not come back. You may still take a fresh one when you would have to skip. The Stabilizer does not stop the step for it.
    .cite = Mission 61, 7: cards that do not return
mission-62 = The wheel has stopped on a few numbers. Finish one of them, and the clock of doom turns back.
rule-S29 = Mission 62: two red wires, with two players three; no yellow ones. The dial begins on its last space. The double-lock cards are in the equipment pile.
    .cite = Set-up 29: mission 62
rule-M62-1 = As many random Number cards as there are players lie open. The dial begins on its last space: one step on, and the bomb explodes.
    .cite = Mission 62, 1: numbers on the table
rule-M62-2 = Each of these numbers that is finished turns the dial back one step, also when the Disintegrator finishes it.
    .cite = Mission 62, 2: one step back
mission-63 = The ship goes down, the air goes round: what you do not breathe, your neighbour will.
rule-S30 = Mission 63: two red wires, with two players three; no yellow ones. If the X or Y ray comes up, another card is drawn, and nobody takes it as a character. The double-lock cards are in the equipment pile.
    .cite = Set-up 30: mission 63
rule-M63-1 = The Captain begins with all the oxygen: 14 with two players, 18 with three, 24 with four, 30 with five.
    .cite = Mission 63, 1: the Captain's oxygen
rule-M63-2 = Before a cut you pay as much oxygen to the reserve as the value you name.
    .cite = Mission 63, 2: paying the value
    .no = For { $value } you need { $value-key } oxygen, and you have { $oxygen }.
rule-M63-3 = At the end of your turn all oxygen you still have goes to the player on your left.
    .cite = Mission 63, 3: handing it on
rule-M63-4 = After each round the Captain begins the turn by taking all the oxygen of the reserve.
    .cite = Mission 63, 4: the reserve returns
rule-M63-5 = If you cannot pay for any value you hold, you skip your turn and the dial moves on one step. If you can pay, you must play.
    .cite = Mission 63, 5: skipping
    .no = You can pay, so you must play.
rule-M63-6 = Nobody talks. There is one signal only: thumbs up, for “I need more oxygen”. There is no X or Y ray.
    .cite = Mission 63, 6: thumbs up
rule-M63-7 = Oxygen is handed on to the next player with wires in the order of play, and after Coffee Mug to the one chosen. Who skips hands it on as well.
    .cite = Mission 63, 7: to whom it goes
rule-M63-8 = If the Captain is out, the next player with wires after the Captain’s seat takes the reserve.
    .cite = Mission 63, 8: a Captain who is out
rule-M63-9 = A Solo Cut pays its value once, with the Fast Pass too. Revealing red wires and the Disintegrator are free. A failed cut has been paid for. The Stabilizer cancels the step for skipping.
    .cite = Mission 63, 9: what is paid
mission-64 = They have come back and turned round another one: now you are blind on both sides.
rule-S31 = Mission 64: one red wire, with two players two; no yellow ones. The start token does not go before a reversed wire. The double-lock cards are in the equipment pile.
    .cite = Set-up 31: mission 64
rule-M64-1 = Two random wires of each player are turned round without their owner seeing them. As the others tell, the lower one stands far left and the higher one far right; with two stands, far left on the first and far right on the second.
    .cite = Mission 64, 1: two reversed wires each
rule-M64-2 = They are cut as in mission 56: by the owner, where anything wrong explodes, or by a teammate for one step of the dial.
    .cite = Mission 64, 2: cutting them
rule-M64-3 = Lower means earlier in the order, so a red 4.5 is higher than a 4; equal ones may stand either way. With two stands one comes from each. Both may belong to one Solo Cut.
    .cite = Mission 64, 3: lower and higher
mission-65 = You may only cut what your cards allow, and after every turn a card moves on to somebody who needs it more.
rule-S32 = Mission 65: three red wires, no yellow ones. Not for two players. If the X or Y ray comes up, another card is drawn, and nobody takes it as a character. The double-lock cards are in the equipment pile.
    .cite = Set-up 32: mission 65
rule-M65-1 = This mission is not for two. The twelve Number cards are dealt open: four each with three players, three each with four; with five the Captain and the next player get three, the others two.
    .cite = Mission 65, 1: the cards are dealt
    .no = Mission 65 takes at least three players.
rule-M65-2 = You can only name values of your own open Number cards.
    .cite = Mission 65, 2: only your own cards
    .no = You have no open Number card for { $value-key }.
rule-M65-3 = If you hold none of your cards’ values, you skip your turn and the dial moves on one step; the Stabilizer can stop it.
    .cite = Mission 65, 3: skipping
    .no = You can cut, so you must.
rule-M65-4 = At the end of your turn, whatever happened in it, you give one of your open cards to a teammate who still has wires.
    .cite = Mission 65, 4: a card moves on
    .no = Give one of your open cards to a teammate who still has wires.
rule-M65-5 = When all four wires of a number are cut, its card is turned face down. It stays where it is and is not given any more.
    .cite = Mission 65, 5: finished numbers
rule-M65-6 = If you have cut your last wire and, after handing one on, still have open cards, the mission is lost.
    .cite = Mission 65, 6: stranded cards
rule-M65-7 = Coffee Mug skips the whole turn: no card is given. There is no X or Y ray.
    .cite = Mission 65, 7: Coffee Mug, and no ray
rule-M65-8 = If your last wire is cut in somebody else’s turn, you hand nothing on: open cards of yours lose the mission at the end of that turn. After revealing your last red wires you first hand one on.
    .cite = Mission 65, 8: emptied by others
rule-M65-9 = Without an open card none is given. If no teammate has wires, none is given either, and stranded cards do not matter.
    .cite = Mission 65, 9: nobody to give to
mission-66 = The Doctor’s last bunker: two floors, a key, a guard, lasers, and the time runs. Your cuts are your steps.
rule-S33 = Mission 66: two red wires and two yellow ones. The bunker map, the figure and the constraints A to E. A recording plays. The double-lock cards and False Bottom are in the equipment pile.
    .cite = Set-up 33: mission 66
rule-M66-1 = The figure begins at the helicopter. Four random constraints of A to E lie at the four sides of the map, and the fifth is the action constraint, all open. They steer the figure; they do not limit what can be cut.
    .cite = Mission 66, 1: the map
rule-M66-2 = After each cut, right or wrong, you must move the figure one space in a direction whose constraint fits the value you named; among several you choose. Walls stop it. If no direction fits, or only walled ones do, it stays.
    .cite = Mission 66, 2: one space after each cut
    .no = The figure moves one space, in a direction that fits { $value } and has no wall.
rule-M66-3 = On a striped space whose action is still to be done the figure does not move. A right cut of a value that fits the action constraint does the action.
    .cite = Mission 66, 3: striped spaces
rule-M66-4 = A Solo Cut of four counts as two cuts, one after the other: two moves, two actions, or one of each.
    .cite = Mission 66, 4: four count twice
rule-M66-5 = When the figure enters the stairs, it stands on the stairs of the other floor.
    .cite = Mission 66, 5: the stairs
rule-M66-6 = When the figure enters a trap, the dial moves on one step.
    .cite = Mission 66, 6: traps
rule-M66-7 = Yellow wires are cut only at the lever.
    .cite = Mission 66, 7: yellow at the lever
    .no = Yellow is cut at the lever, and nowhere else.
rule-M66-8 = There are six stages, each with its time; if the time runs out before the goal, the bomb explodes. 80 seconds: the action at the key, which opens the door. 75: the action at the guard. 60: down the stairs. 90: both yellow wires at the lever, which switches the laser off. Then ten seconds to exchange the five constraints. 105: the action at the Doctor. 20: all wires that are left. Only then have you won.
    .cite = Mission 66, 8: six stages
rule-M66-9 = At the lever you name two closed wires instead of a cut, anybody’s, and need hold neither. If both are yellow, they are cut and the laser is off. If not, the dial moves on one step and one wrong wire gets its Info token; if both are wrong, you choose which. If one is red, the bomb explodes, unless the Stabilizer holds.
    .cite = Mission 66, 9: the lever
    .no = At the lever point at two closed wires.
rule-M66-10 = If you reach a goal early, you stop: no cuts and no moves until the next stage is announced.
    .cite = Mission 66, 10: early at the goal
    .no = The goal is reached: wait for the next stage.
rule-M66-11 = On a striped space any value can be named; one that does not fit the action constraint, or is wrong, just does nothing there. Once its action is done, it is a space like any other.
    .cite = Mission 66, 11: what a striped space allows
rule-M66-12 = The stairs cannot be entered before the guard is out of the way. Going back up is allowed.
    .cite = Mission 66, 12: not down too early
    .no = The guard still watches the stairs.
rule-M66-13 = The value named counts; with the ray the one that was cut, or after a miss the one named first. Revealing reds, the Disintegrator, Coffee Mug and the lever move nothing; the Fast Pass moves once. The step for a trap is no miss.
    .cite = Mission 66, 13: what moves the figure
rule-M66-14 = Whether one or both of the wires named at the lever were wrong is public: if only one was, the other is known to be yellow.
    .cite = Mission 66, 14: at the lever all see
rule-M66-15 = The Captain exchanges the five constraints. If you run out of wires before the Doctor is caught, the mission is lost.
    .cite = Mission 66, 15: exchanging constraints
rule-M66-16 = In the calm way turns count instead of seconds: 10, 8, 6, 10, then 12 and 6. Turns not used in a stage are added to the last one, and the next stage begins at once.
    .cite = Mission 66, 16: the calm way

## Rules: special wires

chapter-special-wires = Special wires
rule-W1 = A special wire, X or reversed, stands apart at the end of its stand and is not sorted in. It never moves. Wires that come later are sorted among the others.
    .cite = Special wires 1: apart from the row
rule-W2 = Only its owner sees an X wire. Everybody but its owner sees a reversed wire.
    .cite = Special wires 2: who sees it
rule-W3 = No start token, Post-it or label goes before a special wire.
    .cite = Special wires 3: no tokens on purpose
    .no = Nothing of that kind goes before a special wire.
rule-W4 = The General Radar does not count special wires. Detectors do not point at them, and the Super Detector leaves them out.
    .cite = Special wires 4: radar and detectors
    .no = A detector does not point at a special wire.
rule-W5 = A special wire can be neither swapped nor hooked. The Walkie-Talkies character may still swap other wires.
    .cite = Special wires 5: not swapped, not hooked
    .no = A special wire stays where it is.
rule-W6 = The X or Y ray does not point at a special wire, and the Stabilizer does not cover a cut that points at one or opens one. With a detector you open another copy, not your special wire.
    .cite = Special wires 6: no ray, no Stabilizer
    .no = No equipment works on a special wire.
rule-W7 = A failed Dual Cut at a special wire is a miss as usual: the Info token goes before it, and all see it, the owner of a reversed wire too.
    .cite = Special wires 7: missing it
rule-W8 = For a Solo Cut, for Validation tokens, for winning and for the values you hold, a special wire counts like any other, as far as you know it.
    .cite = Special wires 8: it counts
rule-W9 = You cut your own reversed wire in a Dual Cut or Solo Cut in which you declare it as one of your own wires, without any equipment or Double Detector. If anything in that cut is wrong, the bomb explodes.
    .cite = Special wires 9: cutting your own
    .no = Your reversed wire is cut without equipment.
rule-W10 = With your reversed wire you may name any number that is not finished. You are right if both that wire and the one you point at are it; both are opened. Otherwise the bomb explodes. If you hold that value elsewhere too, you say beforehand which of your wires you mean.
    .cite = Special wires 10: any number may be named
    .no = { $value-key } is finished: your reversed wire cannot be one.
rule-W11 = In a Solo Cut you declare a value: you are right if your visible wires of it and the reversed ones you declare are exactly all that are left, two or four. Otherwise the bomb explodes.
    .cite = Special wires 11: a Solo Cut with it
    .no = Your visible wires and the reversed ones you declare must make two or four, all that are left: { $left }.
rule-W12 = If all your visible closed wires are red, or none is left, you may say “all red”. A reversed wire that is red is revealed with them; if it is not, the bomb explodes. You never have to while a reversed wire of yours is closed.
    .cite = Special wires 12: revealing with it
    .no = You can say “all red” only when all your wires that you can see are red.
rule-W13 = There are no Number cards in mission 56.
    .cite = Special wires 13: no Number cards

## Rules: constraint cards

chapter-constraints = Constraint cards
rule-KA = The value you name in a cut must be even.
    .cite = Constraint A: even numbers
    .no = Only even numbers can be named, not { $value }.
rule-KB = The value you name in a cut must be odd.
    .cite = Constraint B: odd numbers
    .no = Only odd numbers can be named, not { $value }.
rule-KC = The value you name in a cut must be from 1 to 6.
    .cite = Constraint C: 1 to 6
    .no = Only 1 to 6 can be named, not { $value }.
rule-KD = The value you name in a cut must be from 7 to 12.
    .cite = Constraint D: 7 to 12
    .no = Only 7 to 12 can be named, not { $value }.
rule-KE = The value you name in a cut must be from 4 to 9.
    .cite = Constraint E: 4 to 9
    .no = Only 4 to 9 can be named, not { $value }.
rule-KF = The value you name in a cut must be from 1 to 3 or from 10 to 12.
    .cite = Constraint F: not 4 to 9
    .no = Only 1 to 3 and 10 to 12 can be named, not { $value }.
rule-KG = You use no equipment card and not your own character’s power.
    .cite = Constraint G: no equipment
    .no = The constraint forbids equipment and powers.
rule-KH = A failed cut that you make, or that hits your wires, brings no Info token, and the value is not told. You cut no wire that has an Info token. Post-it cannot be used.
    .cite = Constraint H: no Info tokens
    .no = No wire with an Info token can be cut, and no Post-it used.
rule-KI = You do not cut the far-right wire of a teammate’s stand.
    .cite = Constraint I: not the far right
    .no = The far-right closed wire of a stand cannot be pointed at.
rule-KJ = You do not cut the far-left wire of a teammate’s stand.
    .cite = Constraint J: not the far left
    .no = The far-left closed wire of a stand cannot be pointed at.
rule-KK = You make no Solo Cut.
    .cite = Constraint K: no Solo Cut
    .no = The constraint forbids a Solo Cut.
rule-KL = A failed cut moves the dial on two steps instead of one.
    .cite = Constraint L: a miss counts twice
rule-K1 = A constraint binds whoever makes the cut, in a Dual Cut, a Solo Cut and with every detector. It looks at the value that is named, not at what the wire turns out to be. With the X or Y ray both values must fit.
    .cite = Constraints 1: who is bound, and by what
rule-K2 = Yellow fits none of the constraints A to F. Only mission 66 has both, and there yellow is cut at the lever, free of constraints.
    .cite = Constraints 2: yellow
rule-K3 = Far right and far left are the last closed wires on either side of a stand. A stand with one closed wire is out of reach under I and J. A detector may not take that wire in; the Super Detector takes all the others, at least one.
    .cite = Constraints 3: far right and far left
    .no = The constraint leaves no wire to point at on that stand.
rule-K4 = If G binds everybody, nobody uses equipment, at any time. If it binds only you, you still take part when another uses Walkie-Talkies or General Radar. Instant cards happen anyway: nobody uses them.
    .cite = Constraints 4: G and the others
rule-K5 = Under H a wire with an Info token is neither pointed at, nor opened as your own half, nor part of a Solo Cut. Labels, ×1 too, and the X are no Info tokens. After a miss all know only that the wires pointed at are not what was named. If all of them are red, the bomb explodes as ever.
    .cite = Constraints 5: H exactly
rule-K6 = Under L the Stabilizer still stops every step. A detector that fails costs two steps once, not for each wire.
    .cite = Constraints 6: L and the Stabilizer
rule-K7 = You cannot play if there is none of these: an allowed Dual Cut with a value you hold, at a closed wire of a teammate; an allowed Solo Cut; revealing reds. A wrong guess on purpose is play too. Equipment does not count, but instead of skipping you may use Coffee Mug, except under G.
    .cite = Constraints 7: when you cannot play
rule-K8 = Who can play must play. Who cannot skips, and all see it: under A to F all then know that no wire of that hand has an allowed value.
    .cite = Constraints 8: who can must
    .no = You can play, so you must.

## Rules: challenge cards

chapter-challenges = Challenge cards
rule-CH1 = On your turn, instead of an action, you point at a teammate’s wire and call it red. If it is red, it is laid open safely and the challenge is met. If not, the bomb explodes. Stabilizer and detectors do not help, and the turn is over.
    .cite = Challenge 1: the red one
    .no = Point at one closed wire of a teammate, while this challenge lies open.
rule-CH2 = Four turns in a row each cut an even number.
    .cite = Challenge 2: four times even
rule-CH3 = On one stand the closed wires stand in groups of exactly two, parted by cut wires. One group is enough, and the two need not be equal.
    .cite = Challenge 3: in twos
rule-CH4 = The numbers of the first three Validation tokens add up to 18.
    .cite = Challenge 4: eighteen
rule-CH5 = Two turns in a row are Solo Cuts.
    .cite = Challenge 5: solo and solo again
rule-CH6 = On one stand at least five closed wires stand alone: each neighbour is cut, or there is none because the stand ends.
    .cite = Challenge 6: five alone
rule-CH7 = Three turns in a row cut values that go up by one each time, or down by one each time.
    .cite = Challenge 7: step by step
rule-CH8 = The first two Validation tokens are for the two numbers on the card, in either order. They are two random Number cards, laid on it open at the start.
    .cite = Challenge 8: these two first
rule-CH9 = On one stand all closed blue wires are odd, at least six of them. Red and yellow wires do not count.
    .cite = Challenge 9: odd company
rule-CH10 = On one stand at least seven wires are cut, while its first and its last wire are both still closed.
    .cite = Challenge 10: from end to end
rule-CH11 = Turns in a row are consecutive turns of the table, whoever takes them. A failed cut, a skip, Coffee Mug or revealing reds breaks the row; equipment used at any time and the Disintegrator do not. A Solo Cut of four is one cut.
    .cite = Challenges 11: turns in a row
rule-CH12 = Every open challenge is checked at the end of every turn, and several may be met at once; each counts. Those that have become impossible just stay.
    .cite = Challenges 12: when they are checked
rule-CH13 = Challenge 9 looks at hidden values: the table checks it and announces it, so everybody learns it.
    .cite = Challenges 13: the table tells

## Constraint cards

constraint-A = A (even numbers)
constraint-B = B (odd numbers)
constraint-C = C (1 to 6)
constraint-D = D (7 to 12)
constraint-E = E (4 to 9)
constraint-F = F (not 4 to 9)
constraint-G = G (no equipment)
constraint-H = H (no Info tokens)
constraint-I = I (not the far right)
constraint-J = J (not the far left)
constraint-K = K (no Solo Cut)
constraint-L = L (a miss counts twice)

## Challenge cards

challenge-1 = The red one
challenge-2 = Four times even
challenge-3 = In twos
challenge-4 = Eighteen
challenge-5 = Solo, and solo again
challenge-6 = Five alone
challenge-7 = Step by step
challenge-8 = These two first
challenge-9 = Odd company
challenge-10 = From end to end

## The bunker map

space-helicopter = the helicopter
space-key = the key
space-guard = the guard
space-stairs = the stairs
space-lever = the lever
space-doctor = the Doctor
space-trap = a trap
space-empty = an empty space
floor-ground = the ground floor
floor-basement = the basement
barrier-wall = a wall
barrier-door = the door
barrier-laser = the laser
edge-north = north
edge-east = east
edge-south = south
edge-west = west
edge-action = action

## Recordings: what the voice says

recording-19-6 = Zero.
recording-30-12 = Fifteen seconds. Go!
    .calm = One round. Go!
recording-30-13 = { $reached-key ->
    [yes] Stop. You may go on talking.
   *[no] Stop. Whoever’s turn it is says nothing more, and mimes.
} Sixth target: { $value-key }. Reach it, and you learn something.
recording-30-14 = Fifteen seconds. Go!
    .calm = One round. Go!
recording-30-15 = { $reached-key ->
    [yes] Stop. One more card: do you hold that number, or not?
   *[no] Stop. Then you learn nothing.
} Seventh and last target: { $value-key }. Reach it, and the rest of it is a gift.
recording-30-16 = Fifteen seconds. Go!
    .calm = One round. Go!
recording-30-17 = { $reached-key ->
    [yes] Stop. The rest of that number is cut.
   *[no] Stop. No gift, then.
} Now three numbers: { $numbers }. Only these. Cut all twelve wires, and you have won.
recording-30-18 = Two minutes. Go!
    .calm = { $left } turns. Go!
recording-30-19 = { $reached-key ->
    [yes] Stop. All twelve. I bow to you.
   *[no] Stop. Not enough. Whoever’s turn it is names all yellow wires that are left, at once.
}
recording-30-20 = Right. Two minutes for all the rest, and then no more.
    .calm = Right. { $left } turns for all the rest, and then no more.

## Recordings: missions 42, 54 and 66

recording-42-1 = Silence for the magician! All look away but the one in turn: two wires of one value jump back into their places. Then the next, please.
recording-42-2 = The carousel starts: everybody moves one seat to the left! The stands stay where they are.
recording-42-3 = Hands up for the juggler! The one in turn swaps two cut wires of different value.
recording-42-4 = The carousel turns the other way: everybody one seat to the right!
recording-42-5 = Hold still for the knife thrower! The cut wires of the one in turn fly off the table.
recording-42-6 = The audience wants applause after every trick: from now on, whoever cuts says “Ta-da!”
recording-42-7 = The magician is back! Eyes shut, and two wires of one value are whole again. Then the next, please.
recording-42-8 = Another round for the juggler: two cut wires of different value change places.
recording-42-9 = A gust blows through the tent: all Validation tokens are gone, and none will come back.
recording-42-10 = Onto the trampoline! Clockwise from the one in turn, each of you calls “Boing!”
recording-42-11 = Did you hear it? Whoever cut last should have said “Ta-da!” If not, the dial moves on.
recording-42-12 = One last time, the magician! Look away, two wires of one value come back. Then the next, please.
recording-42-13 = Back onto the trampoline: “Boing!”, one after the other.
recording-42-14 = And again, because it was so much fun: “Boing!”
recording-42-15 = The carousel’s last ride: everybody one seat to the right!
recording-42-16 = The finale, on the trampoline: “Boing!” The show is over, the bomb is not. Carry on.
recording-54-1 = Something has come loose: whoever’s turn it is, a red wire is yours.
recording-54-2 = No time to change over: the same player goes on with the next turn.
recording-54-3 = A little air comes through the valve: one oxygen for whoever’s turn it is.
recording-54-4 = Another red wire comes through the wall.
recording-54-5 = Masks together: whoever’s turn it is may share oxygen with one teammate.
recording-54-6 = The valve hisses again: one more oxygen.
recording-54-7 = Half-time, and a red wire to go with it.
recording-54-8 = Stay at it: the next turn is the same player’s.
recording-54-9 = Four minutes left.
    .calm = Less than half of your turns are left.
recording-54-10 = A red wire, and it looks nervous.
recording-54-11 = Who has air to spare? Share oxygen with one teammate, if you like.
recording-54-12 = They come faster now: a red wire.
recording-54-13 = And another red one, right behind it.
recording-54-14 = Two minutes left.
    .calm = A fifth of your turns is left.
recording-54-15 = The last chance to share a breath with a teammate.
recording-54-16 = The last stretch: hold your breath!
recording-66-1 = You have landed. Eighty seconds to fetch the key: stand there, and cut what the action constraint wants.
recording-66-1-calm = You have landed. Ten turns to fetch the key: stand there, and cut what the action constraint wants.
recording-66-2 = The door is open. Seventy-five seconds to put the guard to sleep.
recording-66-2-calm = The door is open. Eight turns to put the guard to sleep.
recording-66-3 = The guard snores. Sixty seconds to get down the stairs.
recording-66-3-calm = The guard snores. Six turns to get down the stairs.
recording-66-4 = It is dark down here, and there are traps. Ninety seconds to the lever: name the two yellow wires, and the laser goes out.
recording-66-4-calm = It is dark down here, and there are traps. Ten turns to the lever: name the two yellow wires, and the laser goes out.
recording-66-5 = The laser is off. Ten seconds for the Captain to exchange the five constraints.
recording-66-5-calm = The laser is off. The Captain may exchange the five constraints, without haste.
recording-66-6 = There, at the far end: the Doctor! A hundred and five seconds to catch up.
recording-66-6-calm = There, at the far end: the Doctor! Twelve turns to catch up.
recording-66-7 = Caught! But the bomb still ticks: twenty seconds for all wires that are left.
recording-66-7-calm = Caught! But the bomb still ticks: six turns, and those you saved, for all wires that are left.

## What is awaited, happens and can be done in missions 9 to 30

prompt-snip = { $them ->
    [yes] Whose turn is it? Call “Snip!”
   *[no] Whoever calls “Snip!” first has the turn.
}
prompt-want = { $them ->
    [yes] Do you want the next turn?
   *[no] The others say whether they want the next turn.
}
prompt-name-reds = { $you ->
    [yes] Name the red wires, your own too: { $left ->
        [one] one more.
       *[other] { $left } more.
    }
   *[no] { $seat } is naming the red wires.
}
prompt-helper = { $you ->
    [yes] The radar has asked. Who must cut { $value }?
   *[no] { $seat } decides who must cut { $value }.
}
prompt-missing = { $you ->
    [yes] Put a token beside your stand: a value that is not there.
   *[no] { $seat } is putting a token beside the stand.
}
prompt-gift = { $you ->
    [yes] Choose an Info token for the player on your left.
   *[no] { $seat } is choosing an Info token for the player on the left.
}
prompt-place = { $you ->
    [yes] Put your token before a wire: { $value }.
   *[no] { $seat } is putting a token before a wire: { $value }.
}
prompt-pick = { $you ->
    [yes] Take one of the open tokens.
   *[no] { $seat } is taking one of the open tokens.
}
prompt-choose-number = { $you ->
    [yes] Turn over a Number card whose number you hold, and cut it.
   *[no] { $seat } is choosing a Number card.
}
prompt-lay-card = { $you ->
    [yes] Lay a Number card face down, one that you hope will not be cut.
   *[no] { $seat } is laying a Number card face down.
}
prompt-listen = { $them ->
    [yes] Read the announcement, then go on.
   *[no] The others are reading the announcement.
}
move-want = I want the turn
move-name-reds = Name all three red wires
move-name-yellows = Name all the yellow wires that are left
move-missing = Beside the stand: not { $value }
move-gift = Give the token: { $value }
move-pick = Take the token: { $value }
move-lay-card = Lay Number card { $value-key }
move-choose-number = Turn over Number card { $value-key }
move-slip = Somebody said a number
move-go-on = Go on
event-number-laid = Number card { $value-key } is laid open.
event-row-moved = The Sequence card moves on to { $value-key }.
event-row-done = The row is done: all values are free.
event-number-red = { $value-key } counts as red in this mission.
event-card-covered = Number card { $value-key } is laid on this one: { $equipment }.
event-lock-lifted = Number card { $value-key } goes away: { $equipment }.
event-found = Turned up and ready to use: { $equipment }.
event-rookie = { $you ->
    [yes] You are the rookie.
   *[no] { $seat } is the rookie.
}
event-liar = { $you ->
    [yes] You are the liar.
   *[no] { $seat } is the liar.
}
event-pile-shrank = { $left ->
    [0] The last card of the pile goes away unseen.
    [one] A card of the pile goes away unseen; one is left.
   *[other] A card of the pile goes away unseen; { $left } are left.
}
event-rewards-dealt = { $count ->
    [one] One Number card is dealt face down.
   *[other] { $count } Number cards are dealt face down.
}
event-no-token = { $you ->
    [yes] None of your cards fits: you put no token.
   *[no] { $seat } has no card that fits, and puts no token.
}
event-pile-opened = The pile is opened: { $cards }.
event-named-cut = { $you ->
    [yes] You named them all: they are cut.
   *[no] { $seat } named them all: they are cut.
}
event-parity = { $them ->
    [yes] A token: your { $place } is { $parity-key ->
        [even] even.
       *[odd] odd.
    }
   *[no] A token: { $owner }’s { $place } is { $parity-key ->
        [even] even.
       *[odd] odd.
    }
}
event-counted = { $them ->
    [yes] A token: the value of your { $place } is on that stand { $count ->
        [one] once.
       *[other] { $count } times.
    }
   *[no] A token: the value of { $owner }’s { $place } is on that stand { $count ->
        [one] once.
       *[other] { $count } times.
    }
}
event-missing = { $them ->
    [yes] Beside your stand lies a token: no { $value-key } there.
   *[no] Beside { $owner }’s stand lies a token: no { $value-key } there.
}
event-gave-token = { $you ->
    [yes] You give { $to } a token: { $value }.
   *[no] { $them ->
        [yes] { $seat } gives you a token: { $value }.
       *[no] { $seat } gives { $to } a token: { $value }.
    }
}
event-tokens-drawn = Info tokens lie open: { $values }.
event-took-token = { $you ->
    [yes] You take a token: { $value }.
   *[no] { $seat } takes a token: { $value }.
}
event-wants = { $you ->
    [yes] You want the turn.
   *[no] { $seat } wants the turn.
}
event-number-chosen = { $you ->
    [yes] You turn over Number card { $value-key }.
   *[no] { $seat } turns over Number card { $value-key }.
}
event-card-laid = { $you ->
    [yes] You lay a Number card face down.
   *[no] { $seat } lays a Number card face down.
}
event-card-opened = { $hit-key ->
    [yes] The card says { $value-key }, and that was cut in this turn.
   *[no] The card says { $value-key }: that was not cut in this turn.
}
event-card-drawn = { $you ->
    [yes] You draw a Number card.
   *[no] { $seat } draws a Number card.
}
event-card-kept = { $you ->
    [yes] You take the Number card into your hand.
   *[no] { $seat } takes the Number card into the hand.
}
event-yellows-told = { $you ->
    [yes] You have { $count ->
        [0] no yellow wire left.
        [one] one yellow wire left.
       *[other] { $count } yellow wires left.
    }
   *[no] { $seat } has { $count ->
        [0] no yellow wire left.
        [one] one yellow wire left.
       *[other] { $count } yellow wires left.
    }
}
twin-row = Number cards in a row: { $numbers }.
twin-blocked = Blocked: { $numbers }.
twin-red-number = { $number } counts as red.
twin-lock = On it lies Number card { $number }.
twin-pile = Cards in the pile: { $count }.
twin-parity = Token: { $parity-key ->
    [even] even.
   *[odd] odd.
}
twin-count = Token: ×{ $count }.
twin-x = Marked X.
twin-missing = Not on this stand: { $values }.
twin-target = Target: { $number }, { $cut } of 2 cut.
twin-rookie = The rookie.
twin-liar = The liar.
twin-hand-cards = Number cards in hand: { $count }.

## What is awaited in missions 31 to 66

prompt-draw-constraint = A constraint is being drawn.
prompt-secret = Everybody is dealt two cards face down.
prompt-draw-challenge = Challenge cards are being laid.
prompt-constraint = { $you ->
    [yes] Take one of the open constraints. It will bind you.
   *[no] { $seat } is choosing a constraint.
}
prompt-replace = { $you ->
    [yes] Captain, does the open constraint stay, or does the next card replace it?
   *[no] { $seat }, the Captain, decides whether the constraint stays.
}
prompt-sequence = { $you ->
    [yes] At which end of the line does the Sequence card lie?
   *[no] { $seat } is choosing an end of the line.
}
prompt-four = { $you ->
    [yes] Name all four { $value-key }s, your own too: { $left ->
        [one] one more.
       *[other] { $left } more.
    }
   *[no] { $seat } is naming all four { $value-key }s.
}
prompt-reward = { $you ->
    [yes] Put an Info token for one of your Number cards before a wire of that number.
   *[no] { $seat } is putting an Info token before a wire.
}
prompt-turn-round = { $you ->
    [yes] Turn the robot round, or leave it as it stands?
   *[no] { $seat } decides whether the robot turns round.
}
prompt-ring = { $you ->
    [yes] Captain, do all constraints move one place, and which way?
   *[no] { $seat }, the Captain, decides whether the constraints move.
}
prompt-give-card = { $you ->
    [yes] Give one of your open Number cards to a teammate.
   *[no] { $seat } is giving a Number card away.
}
prompt-standee = { $you ->
    [yes] Move the figure one space, in a direction that fits { $value }.
   *[no] { $seat } is moving the figure.
}
prompt-lever = { $you ->
    [yes] The lever: name the two yellow wires. { $left ->
        [one] One more.
       *[other] { $left } more.
    }
   *[no] { $seat } is naming the yellow wires at the lever.
}

## Moves in missions 31 to 66

move-draw-constraint = Draw { $constraint }
move-weakest = The Captain card goes to { $seat }
move-challenge = Lay the challenge: { $challenge }
move-constraint = Take { $constraint }
move-replace = Replace the constraint
move-link = The weakest link is { $seat }: { $constraint }
move-sequence = { $edge-key ->
    [left] The left end
   *[right] The right end
}
move-four = Name all four at once
move-tripwire = Tripwire: { $owner }’s { $place }
move-restore = Put two { $value-key }s back
move-juggle = Swap { $place } and { $other }
move-reversed = Cut: { $owner }’s { $place } and { $nth ->
    [1] your reversed wire
   *[other] your second reversed wire
} are { $value-key }
move-reversed-solo = Solo Cut of all { $value-key }s that are left, with { $which-key ->
    [first] your reversed wire
    [second] your second reversed wire
   *[both] both your reversed wires
}
move-turn-round = Turn the robot round
move-stay = Leave the robot as it stands
move-ring = { $way-key ->
    [left] All constraints one place to the left
    [right] All constraints one place to the right
   *[none] The constraints stay
}
move-fresh-constraint = Take a new constraint, for one step of the dial
move-give-card = Give { $value-key } to { $seat }
move-call-red = { $owner }’s { $place } is red
move-lever = Pull the lever: name two yellow wires
move-exchange = Exchange { $edge } and { $other-edge }
move-done = Done

## What happens in missions 31 to 66

event-constraint-paired = Beside Number card { $value-key } lies { $constraint }.
event-constraints-kept = The constraints stay where they are.
event-secrets-dealt = Everybody has a character and a constraint, face down.
event-challenges-laid = Challenges: { $challenges }.{ $pair-key ->
    [yes] {" "}Two Number cards lie there: { $numbers }.
   *[no] {""}
}
event-odd-company = { $them ->
    [yes] All your closed blue wires are odd
   *[no] All closed blue wires of { $owner } are odd
}{ $stands ->
    [1] {""}
   *[other] {" "}{ $side ->
        [1] on the first stand
       *[2] on the second stand
    }
}, six or more.
event-card-dealt = { $you ->
    [yes] Number card { $value-key } lies before you.
   *[no] Number card { $value-key } lies before { $seat }.
}
event-constraint-taken = { $you ->
    [yes] You take a constraint: { $constraint }.
   *[no] { $seat } takes a constraint: { $constraint }.
}
event-constraint-dropped = { $you ->
    [yes] You cannot keep to your constraint and are free of it: { $constraint }.
   *[no] { $seat } cannot keep to this constraint and is free of it: { $constraint }.
}
event-constraint-opened = From now on: { $constraint }.
event-constraint-gone = There is no constraint any more.
event-constraints-moved = { $way-key ->
    [left] All constraints move one place to the left.
   *[right] All constraints move one place to the right.
}
event-link-named = { $you ->
    [yes] You name { $to } as the weakest link, with { $constraint }:
   *[no] { $them ->
        [yes] { $seat } names you as the weakest link, with { $constraint }:
       *[no] { $seat } names { $to } as the weakest link, with { $constraint }:
    }
} { $right-key ->
    [yes] right! All characters are turned up.
   *[no] wrong.
}
event-link-broke = { $you ->
    [yes] You are the weakest link and cannot play. All constraints and characters are gone.
   *[no] { $seat } is the weakest link and cannot play. All constraints and characters are gone.
}
event-sequence-moved = { $edge-key ->
    [left] The Sequence card lies at the left end.
   *[right] The Sequence card lies at the right end.
}
event-four-cut = { $you ->
    [yes] You named all four { $value-key }s: they are cut.
   *[no] { $seat } named all four { $value-key }s: they are cut.
}
event-tripwire-found = { $them ->
    [yes] Right: your { $place } was a tripwire.
   *[no] Right: { $owner }’s { $place } was a tripwire.
}
event-tripwire-missed = { $them ->
    [yes] Your { $place } is no tripwire.
   *[no] { $owner }’s { $place } is no tripwire.
}
event-moved-seats = { $way-key ->
    [left] Everybody sits one seat further left.
   *[right] Everybody sits one seat further right.
}
event-knives = { $you ->
    [yes] Your cut wires leave the table.
   *[no] { $seat }’s cut wires leave the table.
}
event-tokens-gone = All Validation tokens are gone.
event-ta-da = { $you ->
    [yes] You: “Ta-da!”
   *[no] { $seat }: “Ta-da!”
}
event-boing = { $you ->
    [yes] You: “Boing!”
   *[no] { $seat }: “Boing!”
}
event-ta-da-forgotten = { $you ->
    [yes] You forgot to say “Ta-da!”
   *[no] { $seat } forgot to say “Ta-da!”
}
event-declared = { $you ->
    [yes] You declare your reversed { $places }: “{ $value-key }!”
   *[no] { $seat } declares the reversed { $places }: “{ $value-key }!”
}
event-robot-turned = The robot turns round.
event-robot-moved = The robot moves to { $value-key }.
event-card-given = { $you ->
    [yes] You give { $to } the Number card { $value-key }.
   *[no] { $them ->
        [yes] { $seat } gives you the Number card { $value-key }.
       *[no] { $seat } gives { $to } the Number card { $value-key }.
    }
}
event-card-closed = All four { $value-key }s are cut: the Number card is turned over.
event-challenge-met = A challenge is met: { $challenge }.
event-red-called = { $them ->
    [yes] Your { $place } is red indeed, and safely out.
   *[no] { $owner }’s { $place } is red indeed, and safely out.
}
event-standee-moved = The figure steps: { $edge }. It has reached { $space }.
event-standee-stayed = The figure stays where it is.
event-trap-sprung = A trap! The figure has stepped into it.
event-door-opened = The key turns: the door is open.
event-guard-gone = The guard is out of the way.
event-laser-off = The lever is down: the laser is off.
event-doctor-caught = The Doctor is caught!
event-constraints-exchanged = Two constraints change places: { $edge } and { $other-edge }.

## The board in words in missions 31 to 66

twin-skipped = Could not play.
twin-table-constraint = On the table: { $constraint }.
twin-fresh-constraints = Constraints that can still be taken: { $count }.
twin-secret = Your own constraint, which nobody else sees: { $constraint }.
twin-wrong-link = Wrongly named: { $seat }, with { $constraint }.
twin-weakest = The weakest link.
twin-guessed = Has named somebody.
twin-in-a-row = Cut in a row: { $numbers }.
twin-constraint = In force: { $constraint }.
twin-no-constraint = No constraint is in force.
twin-own-constraint = Bound by { $constraint }.
twin-free = Free of constraints.
twin-constraints-left = Constraints still in the deck: { $count }.
twin-paired = { $number }: { $constraint }.
twin-challenge = Challenge: { $challenge }.
twin-challenge-numbers = Its numbers: { $numbers }.
twin-tokens = Info tokens to take: { $values }.
twin-on-line = The robot stands on { $number } and faces { $way-key ->
    [left] left.
   *[right] right.
}.
twin-line = The line: { $numbers }.
twin-sequence = The Sequence card lies beside { $number }.
twin-facing = It faces { $count ->
    [0] outwards.
    [one] one card.
   *[other] { $count } cards.
}
twin-reversed = reversed, apart from the row
twin-number-cards = Number cards: { $numbers }.
twin-map = The figure stands on { $space }, { $floor }.
twin-steers = { $constraint }, { $edge }.

## What lies on the table

about-sequence-card = The Sequence card: only the number beside it may be cut of those in the row.
about-red-number = This number counts as red: do not cut it.
about-lock-card = A second lock: two wires of this number must be cut, too.
about-double-lock = A double lock: all four wires of the number must be cut.
about-rookie = The rookie: one miss, and the bomb explodes.
about-liar = The liar: tokens before these wires say what they are not.
about-hidden-equipment = Equipment that nobody knows yet.
about-pile = A pile of cards, face down.
about-x-wire = A wire marked X: it stands apart, whatever its number.
about-parity-token = This wire is even, or odd.
about-count-token = So often is the value of this wire on its stand.
about-absent-token = A value that is not here.
about-false-token = A false token: this wire is not that.
about-laid-card = A Number card, face down. It is opened when the turn is over.
about-target = The target: two wires of this number, in time.
about-constraint = A constraint card: it says what may not be cut, or not be done, as long as it binds you.
about-challenge = A Challenge card. What it asks for turns the dial back one step.
about-reversed-wire = A reversed wire, outside the order: all see it but its owner.
about-map = The map of the bunker, north up. The constraints at its sides steer the figure.
about-standee = The figure: that is you, in the bunker. It moves one space after each cut.
about-striped-space = A striped space: there something must be done, by a right cut that fits the action constraint.
about-trap = A trap: entering it moves the dial on one step.

## The clock and the voice

prompt-recording = { $them ->
    [yes] Listen. Say when you have heard it.
   *[no] A voice speaks; the clock stands still.
}
move-heard = I have heard it
event-recorded = { $recording }
twin-recording = The voice said: “{ $recording }”
twin-heard = Heard by: { $waiting }.
twin-time = { $pace-key ->
    [calm] { $left ->
        [one] One turn is left.
       *[other] { $left } turns are left.
    }
   *[running] { $left ->
        [one] One second is left.
       *[other] { $left } seconds are left.
    }
}
recording-19-1 = Fifteen minutes until this thing goes off. Plenty of time. Begin!
recording-19-1-calm = Sixty turns until this thing goes off. Plenty of time. Begin!
recording-19-2 = Twelve minutes left. You are doing fine.
recording-19-3 = Ten minutes left. No, wait, the timer has jumped: it is five!
recording-19-3-calm = Forty turns left. No, wait, the timer has jumped: it is twenty!
recording-19-4 = Two minutes left. Faster!
recording-19-5 = Thirty seconds. Whatever you do, do it now!
prompt-next = { $them ->
    [yes] { $pace-key ->
        [calm] Do you want the next turn? Whoever has waited longest gets it.
       *[running] Who cuts next? The first to call “Snip!” has the turn.
    }
   *[no] Who cuts next?
}
twin-wish = They want the next turn: { $waiting }.
prompt-sides = The constraints are being laid at the map.
prompt-step = { $you ->
    [yes] Where does the figure go?
   *[no] { $seat } is moving the figure.
}
prompt-hold = The goal is reached. Wait for the next stage, or agree that it may begin.
prompt-exchange = { $you ->
    [yes] Captain, lay the five constraints anew, or keep them: north, east, south, west, then action.
   *[no] { $seat }, the Captain, may exchange the constraints.
}
prompt-mark = { $you ->
    [yes] Both were wrong. Which one gets its Info token?
   *[no] { $seat } is choosing which wire gets a token.
}
move-pin = { $constraint }
move-keep = Leave it as it is
move-step = { $side }
event-pinned = The constraints lie: { $cards-count } around the map.
event-stepped = The figure goes { $side-key ->
    [north] north
    [east] east
    [south] south
   *[west] west
}: { $space } ({ $floor }).
event-action-done = Done: { $space }.
event-goal-reached = The goal of this stage is reached: { $space }.
event-lever-missed = { $you ->
    [yes] You pull the lever
   *[no] { $seat } pulls the lever
} in vain: { $wrong ->
    [one] one of the two wires is not yellow.
   *[other] neither wire is yellow.
}
twin-figure = The figure stands on { $floor }, column { $column }, row { $row }: { $space }.
twin-side = { $side }: { $constraint }.
twin-stage = Stage { $stage } of 6, to reach: { $space }{ $state-key ->
    [reached] , and reached
   *[ahead] { "" }
}.
twin-saved = { $count ->
    [one] One turn is
   *[other] { $count } turns are
} saved for the last stage.
twin-bunker-there = It does what is to be done in the bunker.
space-wires = all wires
prompt-magician = { $you ->
    [yes] Magician: point at two cut wires of one value. They will stand closed again; nobody else sees your choice.
   *[no] { $seat } is conjuring. Look away!
}
prompt-juggler = { $you ->
    [yes] Juggler: point at two of your own cut wires of different value. They change places.
   *[no] { $seat } is juggling.
}
prompt-ta-da = { $you ->
    [yes] Say it!
   *[no] { $seat } should say “Ta-da!”
}
prompt-boing = { $you ->
    [yes] Your jump: call “Boing!”
   *[no] { $seat } is on the trampoline.
}
move-ta-da = Ta-da!
move-boing = Boing!
event-closed-again = { $you ->
    [yes] You conjure: two wires are closed again.
   *[no] { $seat } conjures: two wires are closed again.
}
event-juggled = { $you ->
    [yes] You juggle: two cut wires change places.
   *[no] { $seat } juggles: two cut wires change places.
}
event-seats-changed = { $way-key ->
    [left] All move one seat to the left.
   *[right] All move one seat to the right.
}
event-knifed = { $you ->
    [yes] Knives fly: your cut wires are off the table.
   *[no] Knives fly: the cut wires before { $seat } are off the table.
}
event-called-out = { $you ->
    [yes] “{ $call }”, you call.
   *[no] “{ $call }”, calls { $seat }.
}
event-forgot = { $you ->
    [yes] You forgot to say “{ $call }”
   *[no] { $seat } forgot to say “{ $call }”
}
event-seals-gone = All Validation tokens are gone.
call-ta-da = Ta-da!
call-boing = Boing!
twin-uncounted = Nobody counts what is cut any more.
twin-gone = { $place } is empty: its cut wire was taken off the table.
twin-circus = Circus act { $act } of 16 was the last.
twin-cheers = Whoever cuts says “Ta-da!”
twin-called = Called “Boing!”: { $waiting }.
recording-30-1 = Welcome to the fast lane. Cut whatever you like; soon I will tell you what I want.
recording-30-2 = First target! Two wires of the number on the card, or the dial moves on.
recording-30-3 = Second target, a new number. Just to see how quick you are.
recording-30-4 = Third target. Miss it, and you lose a piece of equipment.
recording-30-5 = Fourth target. Reach it, and everybody tells how many yellow wires they have left.
recording-30-6 = Fifth target, and from here on you have only fifteen seconds.
recording-30-6-calm = Fifth target. Keep going.
recording-30-7 = Sixth target. Reach it, and one more card is turned: whoever’s turn it is tells about it.
recording-30-8 = Seventh and last target. Reach it, and the rest of that number is cut for you.
recording-30-9 = Now three numbers, and nothing else, for two minutes. Finish all three, and you have won!
recording-30-9-calm = Now three numbers, and nothing else, for a few rounds. Finish all three, and you have won!
recording-30-10 = Stop! That was not enough. Whoever’s turn it is names all yellow wires that are left, at once.
recording-30-11 = Two minutes for everything else. Run!
recording-30-11-calm = A few rounds for everything else. Go!
event-target-judged = { $reached-key ->
    [yes] Target { $target } is reached: two wires of { $value } are cut.
   *[no] Target { $target } is missed: fewer than two wires of { $value } are cut.
}
event-card-removed = Out of the game: { $equipment }.
event-told-yellows = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [0] no yellow wire left.
    [one] one yellow wire left.
   *[other] { $count } yellow wires left.
}
event-told-number = { $you ->
    [yes] { $holds-key ->
        [yes] You tell that you hold { $value }.
       *[no] You tell that you hold no { $value }.
    }
   *[no] { $holds-key ->
        [yes] { $seat } holds { $value }.
       *[no] { $seat } holds no { $value }.
    }
}
twin-stretch = { $stretch ->
    [0] Free play: no target yet.
    [8] Only the three open numbers can be cut.
    [9] The last stretch: everything that is left.
   *[other] Target { $stretch } of 7{ $state-key ->
        [reached] , and reached.
       *[ahead] , not reached yet.
    }
}
