/** The game's types, with names for what the generated file writes out. */
import type {
  AimView,
  BombBustersView,
  ClaimView,
  EquipmentView,
  SeatView,
  WireView,
} from "./types.gen";

export type * from "./types.gen";

/** As printed: "7", "7.1" (yellow), "7.5" (red). */
export type WireName = NonNullable<WireView["wire"]>;
/** What a wire counts as: "1" to "12", "yellow", "red". */
export type ValueName = ClaimView["value"];
/** What a token may say: a value, or less. */
export type TokenName = NonNullable<WireView["token"]>;
export type EquipmentName = EquipmentView["card"];
export type RoleName = NonNullable<SeatView["role"]>;
export type PhaseName = BombBustersView["phase"];
export type AimName = AimView["how"];
