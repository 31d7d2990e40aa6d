import type { Candidate as DecoderCandidate } from "@heater-age/decoder";
import type { MakerReason as DecoderReason } from "@heater-age/decoder/makers";
import type { Static } from "typebox";
import { expectTypeOf, it } from "vitest";
import type { DeepReadonly } from "../schema/named-schema.ts";
import type { MakerReason } from "./maker-schema.ts";
import type { Candidate } from "./schema.ts";

// These don't compile otherwise. A field that only the decoder has would be left out of every answer.
it("candidates and the reasons for makers have the decoder's fields, and no others", () => {
  expectTypeOf<DeepReadonly<Static<typeof Candidate>>>().toExtend<DecoderCandidate>();
  expectTypeOf<DecoderCandidate>().toExtend<DeepReadonly<Static<typeof Candidate>>>();
  expectTypeOf<DeepReadonly<Static<typeof MakerReason>>>().toExtend<DecoderReason>();
  expectTypeOf<DecoderReason>().toExtend<DeepReadonly<Static<typeof MakerReason>>>();
});
