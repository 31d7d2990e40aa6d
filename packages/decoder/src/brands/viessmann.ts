import { defineFormat } from "../engine/define-format.ts";
import type { Brand, Source } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

const photographs: Source = {
  title: "Hugging Face: Chaymaa/grdf-inference-aug-iter1",
  url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
  kind: "compiled",
};

// Two disputed readings are both offered, with every decade.

/** Contradicted by real plates: their seventh and eighth characters give years such as 47 and 68. */
const twoDigitYear = defineFormat({
  id: "viessmann-yy",
  shape: /^(?<model>\d{6})(?<year>[0-2]\d)(?<sequence>\d{8,10})$/u,
  inUse: [2000, null],
  confidence: "low",
  reasons: [{ code: "sources-disagree" }],
  sources: [
    {
      title: "ecohappy: how old is my boiler?",
      url: "https://ecohappy.co.uk/boiler-advice/how-old-is-my-boiler/",
      kind: "trade",
    },
    centre("Viessmann", "viessmann-hvac-age"),
    inventory,
  ],
});

/** Suggested by the plates: an article number of seven digits, then the last digit of the year. */
const yearDigit = defineFormat({
  id: "viessmann-y",
  shape: /^(?<model>\d{7})(?<year>\d)(?<sequence>\d{8,10})$/u,
  inUse: [2000, null],
  confidence: "low",
  reasons: [{ code: "inferred-rule" }],
  sources: [photographs],
});

/** Viessmann: the rule is disputed. One digit of the year seems certain, its decade does not. */
export const viessmann: Brand = {
  slug: "viessmann",
  label: "Viessmann",
  maker: "Viessmann",
  formats: [twoDigitYear, yearDigit],
  plate: "unknown",
  aliases: [],
};
