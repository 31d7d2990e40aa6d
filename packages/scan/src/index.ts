export { type Box, type Picture, type Pixels, type Size } from "./picture/picture.ts";
export type { BarcodeReader, Effort, TextReader } from "./reading/readers.ts";
export type { Alternative, Barcode, Line, ReadCharacter, Reading } from "./reading/reading.ts";
export type { ProposedCharacter, ProposedDate, Proposal } from "./proposal/proposal.ts";
export { propose, type ProposeOptions } from "./proposal/propose.ts";
export { scanFrame, scanPhoto, type ScanOptions, type ScanStep } from "./chain/scan-photo.ts";
export { modelHashes } from "./text/model-hashes.ts";
