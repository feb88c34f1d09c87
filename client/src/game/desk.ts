/** How much room there is. The styles ask the same: there is one window, and so one answer. */
import { MediaQuery } from "svelte/reactivity";

/** For a desk's type and pieces, and for the log somewhere below the board. */
export const desk = new MediaQuery("(width >= 700px) and (height >= 560px)");
/** For what lies before me in two rows: a tablet upright. */
export const upright = new MediaQuery(
  "(width >= 700px) and (width < 900px) and (height >= 1000px)",
);
/** For the seats to sit round the board. */
export const round = new MediaQuery("(width >= 900px) and (height >= 560px)");
/** For the log and the chat beside it, too. */
export const wide = new MediaQuery("(width >= 1200px) and (height >= 560px)");
