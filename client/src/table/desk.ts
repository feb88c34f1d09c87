/** Room for the seats to sit round the board, and for the log beside it. */
import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("min-width: 900px");
