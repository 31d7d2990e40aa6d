/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems = {
  "no-format": "This doesn’t match any {brand} format we know.",
  "impossible-date":
    "This looks like a number from {brand}, but its date doesn’t exist or is outside that format’s years.",
  "no-date-in-serial":
    "This kind of {brand} serial number has no date. Look for a printed date on the label.",
  "too-short": "This is too short. Some characters may be missing.",
  "too-long": "This is too long for {brand}. It may include other numbers from the label.",
  "looks-like-model":
    "This looks like the model number. The serial number is on the same label, marked “Serial”, “Serial No.” or “S/N”.",
  "no-public-rule":
    "We can’t read {brand} dates yet. Look for a printed date on the label, or ask the maker.",
  "private-label":
    "We don’t know who built {brand} heaters. Find the maker’s name on the label and check that brand.",
  "other-none": "This doesn’t match any brand we know.",
  "other-some": "You didn’t pick a brand, so we tried them all.",
  "model-not-sold-then":
    "{to, select, open {This model ({line}) was sold from {from} on.} other {This model ({line}) was sold from {from} to {to}.}} The date or the model number must be wrong. Check both.",
  "other-equipment":
    "This looks like a furnace or air conditioner serial number ({maker}, {date}). The water heater has its own label.",
  "model-too-long": "We left out the model number: it’s longer than {longest} characters.",
  "tank-outside":
    "It’s on the outside of the tank. Gas: by the gas control. Electric: in the upper third or by an element cover.",
  "tank-side-low":
    "It’s on the side of the tank, often low. On older gas heaters and hybrids, look at the upper left.",
  "tank-upper-front": "It’s on the jacket, upper front or side, above the access panels or gas control.",
  "tank-front": "It’s on the front of the tank, near the lower access panel on electric heaters.",
  jacket: "It’s on the outside or inside of the outer jacket.",
  "cabinet-side": "It’s on the side of the cabinet.",
  "cabinet-side-or-front": "It’s on the side or front of the cabinet.",
  "boiler-varies": "It’s low on the inner rear, right side or front, depending on the year.",
  unknown: "Look all around the heater and behind the front cover.",
} as const;
