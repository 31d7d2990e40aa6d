/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems = {
  "no-format": "No {brand} serial number that we know is written like this.",
  "impossible-date":
    "The number is written like {brand} serial numbers, but the date in it does not exist or lies outside the years of that format.",
  "no-date-in-serial":
    "{brand} puts no date into this kind of serial number. Look for a date printed on the plate.",
  "too-short": "This is shorter than a serial number. Some characters seem to be missing.",
  "too-long":
    "This is longer than any {brand} serial number that we know. Other numbers on the plate may have slipped in.",
  "looks-like-model":
    "This looks like the model number. The serial number is another one on the same plate, marked “Serial”, “Serial No.” or “S/N”.",
  "no-public-rule":
    "We found no public rule that turns {brand} serial numbers into dates. Look for a date printed on the plate, or ask the maker with the serial number.",
  "private-label":
    "We know the name {brand} from water heaters, but not who built them. Look for the maker’s name on the plate and check that brand.",
  "other-none": "No brand that we know writes serial numbers like this.",
  "other-some": "You did not pick a brand, so we tried them all.",
  "model-not-sold-then":
    "{to, select, open {This model ({line}) was sold from {from} on.} other {This model ({line}) was sold from {from} to {to}.}} The date or the model number must be wrong. Check both.",
  "other-equipment":
    "This looks like the serial number of a furnace or air conditioner ({maker}, {date}). The water heater has a label of its own.",
  "model-too-long": "We left out the model number: it’s longer than {longest} characters.",
  "tank-outside":
    "It is on the outside of the tank: beside the gas control on a gas heater, in the upper third or by an element cover on an electric one.",
  "tank-side-low":
    "It is on the side of the tank, often low. On older gas heaters and on hybrids look at the upper left.",
  "tank-upper-front": "It is on the jacket, upper front or side, above the access panels or the gas control.",
  "tank-front": "It is on the front of the tank, near the lower access panel on an electric heater.",
  jacket: "It is on the outside or the inside of the outer jacket.",
  "cabinet-side": "It is on the side of the cabinet.",
  "cabinet-side-or-front": "It is on the side or the front of the cabinet.",
  "boiler-varies": "It is low on the inner rear, on the right side or on the front, depending on the year.",
  unknown: "Look all around the outside of the heater, and behind the front cover.",
} as const;
