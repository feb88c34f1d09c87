/** What the catalogues of Elixir cannot say. */

/** Players may write decks of their own, and no catalogue names the cards of those. */
export const unnamed = ["card"];
