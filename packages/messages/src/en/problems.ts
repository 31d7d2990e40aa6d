/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems = {
  "no-format": "This doesn’t match any {brand} format we know.",
  "impossible-date": "This looks like a number from {brand}, but its date is impossible.",
  "no-date-in-serial": "This kind of {brand} serial number has no date. Look for a printed one.",
  "too-short": "This is too short.",
  "too-long": "This is too long for {brand}.",
  "looks-like-model":
    "This looks like the model number. The serial number is on the same label, marked “Serial”, “Serial No.” or “S/N”.",
  "no-public-rule": "We can’t read {brand} dates yet. Look for a printed date, or ask the maker.",
  "private-label": "We don’t know who built {brand} heaters. Check the label for the maker’s name.",
  "other-none": "This doesn’t match any brand we know.",
  "other-some": "We tried all brands.",
  "model-not-sold-then":
    "This model ({line}) {to, select, open {wasn’t sold before {from}} other {was sold from {from} to {to}}}. One of the two numbers is wrong: check serial and model on the label.",
  "other-equipment":
    "This looks like a furnace or air conditioner number ({maker}, {date}). The water heater has its own label.",
  "model-too-long": "We left out the model number: it has over {longest} characters.",
  "tank-outside":
    "It’s on the tank. Gas: by the gas control. Electric: in the upper third or by an element cover.",
  "tank-side-low": "It’s on the side, often low. Heat pumps and older gas heaters: upper left.",
  "tank-upper-front": "It’s on the upper front or side, above the access panels or gas control.",
  "tank-front": "It’s on the front, near the lower access panel if electric.",
  jacket: "It’s outside or inside the outer jacket.",
  "cabinet-side": "It’s on the side of the cabinet.",
  "cabinet-side-or-front": "It’s on the side or front of the cabinet.",
  "boiler-varies": "It’s low: on the inner rear, right side or front.",
  unknown: "Look all around the heater and behind the front cover.",
} as const;
