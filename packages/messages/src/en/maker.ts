/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker = {
  heading: "Who built it?",
  text: "The name on a heater is not always its maker’s. This is what the name and the numbers say of who built it. Compare it with the plate, then pick a brand to read the number as its own.",
  builtBy: "Built by {makers}",
  unconfirmed: "{maker} (not confirmed)",
  noDates: "No date under its rules",
  sureHigh: "Documented",
  sureMedium: "Likely",
  sureLow: "Possible",
  ours: "We concluded this ourselves. The facts behind it come from:",
  more: "{brands, plural, one {Another brand with less behind it} other {# more brands with less behind them}}",
  "model-prefix": "Model numbers of {name} that begin with {prefix} were built by this maker.",
  "model-shape": "The model number is written like this maker’s.",
  "serial-shape": "The serial number has exactly the shape of this maker’s.",
  "serial-near": "The serial number has nearly the shape of this maker’s, so the date is uncertain.",
  "built-for": "This maker built heaters that were sold as {name}.",
  "listed-under": "Charts, recalls or lists name {name} under this brand.",
  "said-to-have-built": "This maker is said to have built some {name} heaters. Which ones is not told.",
  "prefix-unknown": "Who built the {name} heaters whose model numbers begin with {prefix} is not known.",
  "model-of-others": "Against it: the model number is written like another brand’s.",
  "serial-of-others": "Against it: the serial number has the shape of other brands.",
  "other-makers":
    "As much speaks for {brands, plural, one {a brand of another maker} other {# brands of other makers}}.",
  "sister-brands":
    "As much speaks for {brands, plural, one {another brand} other {# other brands}} of the same company.",
} as const;
