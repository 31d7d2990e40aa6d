// Written by `pnpm generate`. Do not edit.
import type { OfflineTexts } from "../../texts/offline-texts.ts";

/** What an answer of the decoder says. */
export const texts: OfflineTexts = {
  "summaries": {
    "good": "Good condition: at this age, regular care is all it needs.",
    "monitor": "Monitor closely: at this age, small signs matter.",
    "replace": "Replacement recommended: at this age, plan the next heater before this one fails.",
    "monitor-or-good": "Monitor closely or good condition: the date is not known finely enough to say on which side of 6 years it is. Until you know more, assume the higher age.",
    "replace-or-monitor": "Replacement recommended or monitor closely: the date is not known finely enough to say on which side of 10 years it is. Until you know more, assume the higher age."
  },
  "actions": {
    "good": "Flush a tank once a year, or descale a tankless unit, as its manual says. On a tank, have the anode rod checked every one to three years. Keep the receipt, and check that the warranty is registered.",
    "monitor": "Look for rust, damp spots and leaks, and for rust in the hot water. Keep up the care: flush a tank and have its anode rod checked, or descale a tankless unit. Start comparing prices, so that you can choose without haste.",
    "replace": "Get quotes while this one still works. Until then, check the floor or the pan below it for water, and test that the shut-off valve turns. If it leaks, shut off its water and its gas or power, and call a plumber."
  },
  "states": {
    "good": "good condition",
    "monitor": "monitor closely",
    "replace": "replacement recommended",
    "monitor-or-good": "monitor closely or good condition",
    "replace-or-monitor": "replacement recommended or monitor closely"
  },
  "otherDates": "The serial number can also mean {dates}. Compare with any date printed on the plate.",
  "otherDate": "{date} ({state})",
  "week": "week {week} of {year}",
  "problems": {
    "no-format": "No {brand} serial number that we know is written like this.",
    "impossible-date": "The number is written like {brand} serial numbers, but the date in it does not exist or lies outside the years of that format.",
    "no-date-in-serial": "{brand} puts no date into this kind of serial number. Look for a date printed on the plate.",
    "too-short": "This is shorter than a serial number. Some characters seem to be missing.",
    "too-long": "This is longer than any {brand} serial number that we know. Other numbers on the plate may have slipped in.",
    "looks-like-model": "This looks like the model number. The serial number is another one on the same plate, marked “Serial”, “Serial No.” or “S/N”.",
    "no-public-rule": "We found no public rule that turns {brand} serial numbers into dates. Look for a date printed on the plate, or ask the maker with the serial number.",
    "private-label": "{brand} is a store brand or private label, and we have no record of who built it. Look for the maker’s name on the plate and check that brand.",
    "other-none": "No brand that we know writes serial numbers like this.",
    "other-some": "You did not pick a brand, so we tried them all."
  }
};
