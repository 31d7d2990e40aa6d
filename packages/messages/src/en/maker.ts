/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker = {
  heading: "Who built it?",
  text: "Another company may have built it. Compare with the label, then pick a brand.",
  builtBy: "Built by {makers}",
  unconfirmed: "{maker} (not confirmed)",
  noDates: "No date by its rules",
  sureHigh: "Documented",
  sureMedium: "Likely",
  sureLow: "Possible",
  ours: "Our conclusion, based on:",
  more: "{brands, plural, one {One less likely brand} other {# less likely brands}}",
  "model-prefix": "This maker built {name} models that start with {prefix}.",
  "model-shape": "The model number fits this maker’s format.",
  "serial-shape": "The serial number fits this maker’s format exactly.",
  "serial-near": "The serial number nearly fits this maker’s format, so the date is uncertain.",
  "built-for": "This maker built heaters sold as {name}.",
  "listed-under": "Charts, recalls or lists put {name} under this brand.",
  "said-to-have-built": "This maker reportedly built some {name} heaters. We don’t know which.",
  "prefix-unknown": "We don’t know who built {name} models that start with {prefix}.",
  "model-of-others": "Against it: the model number fits another brand’s format.",
  "serial-of-others": "Against it: the serial number fits other brands.",
  "other-makers":
    "{brands, plural, one {A brand of another maker is just as likely.} other {# brands of other makers are just as likely.}}",
  "sister-brands":
    "{brands, plural, one {Another brand of the same company is just as likely.} other {# other brands of the same company are just as likely.}}",
} as const;
