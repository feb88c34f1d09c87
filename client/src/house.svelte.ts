/** Where others find this server: a phone cannot open "localhost". */
import { api } from "./api";

const ALONE = ["localhost", "127.0.0.1", "[::1]"];

export class House {
  origin = $state(location.origin);

  /** On the machine that serves, links to share name its address in the network. */
  async look(): Promise<void> {
    if (!ALONE.includes(location.hostname)) return;
    const { address } = await api.house();
    if (address) this.origin = originOf(address);
  }
}

function originOf(address: string): string {
  return new URL(address).origin;
}
