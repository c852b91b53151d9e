export type { InitialAnswer, InitialData } from "./initial-data/initial-data.ts";
export { type InitialAnswers, readInitialData } from "./initial-data/read-initial-data.ts";
export type { RawInitialData } from "./initial-data/raw-data.ts";
