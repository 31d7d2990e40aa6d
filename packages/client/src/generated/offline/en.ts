// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  problems: {
    "no-format": (values: { readonly brand: string | number }): string => `This doesn’t match any ${values.brand} format we know.`,
    "impossible-date": (values: { readonly brand: string | number }): string => `This looks like a number from ${values.brand}, but its date is impossible.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string => `This kind of ${values.brand} serial number has no date. Look for a printed one.`,
    "too-short": "This is too short.",
    "too-long": (values: { readonly brand: string | number }): string => `This is too long for ${values.brand}.`,
    "looks-like-model": "This looks like the model number. The serial number is on the same label, marked “Serial”, “Serial No.” or “S/N”.",
    "no-public-rule": (values: { readonly brand: string | number }): string => `We can’t read ${values.brand} dates yet. Look for a printed date, or ask the maker.`,
    "private-label": (values: { readonly brand: string | number }): string => `We don’t know who built ${values.brand} heaters. Check the label for the maker’s name.`,
    "other-none": "This doesn’t match any brand we know.",
    "other-some": "We tried all brands.",
    "model-not-sold-then": (values: { readonly line: string | number; readonly to: string | number; readonly from: string | number }): string => `This model (${values.line}) ${select(values.to, { open: `wasn’t sold before ${values.from}`, other: `was sold from ${values.from} to ${values.to}` })}. One of the two numbers is wrong: check serial and model on the label.`,
    "other-equipment": (values: { readonly maker: string | number; readonly date: string | number }): string => `This looks like a furnace or air conditioner number (${values.maker}, ${values.date}). The water heater has its own label.`,
    "model-too-long": (values: { readonly longest: string | number }): string => `We left out the model number: it has over ${values.longest} characters.`,
    "tank-outside": "It’s on the tank. Gas: by the gas control. Electric: in the upper third or by an element cover.",
    "tank-side-low": "It’s on the side, often low. Heat pumps and older gas heaters: upper left.",
    "tank-upper-front": "It’s on the upper front or side, above the access panels or gas control.",
    "tank-front": "It’s on the front, near the lower access panel if electric.",
    jacket: "It’s outside or inside the outer jacket.",
    "cabinet-side": "It’s on the side of the cabinet.",
    "cabinet-side-or-front": "It’s on the side or front of the cabinet.",
    "boiler-varies": "It’s low: on the inner rear, right side or front.",
    unknown: "Look all around the heater and behind the front cover.",
  },
  recommendation: {
    good: "Good condition: regular care is enough.",
    "good-1": "Once a year, flush a tank or descale a tankless unit.",
    "good-2": "Have a tank’s anode rod checked every one to three years.",
    "good-3": "Register the warranty and keep the receipt.",
    monitor: "Monitor closely: small signs matter.",
    "monitor-1": "Look for rust, damp spots, leaks and rusty hot water.",
    "monitor-2": "Flush a tank and have its anode rod checked, or descale a tankless unit.",
    "monitor-3": "Compare prices while there’s no rush.",
    replace: "Replacement recommended: plan for a new one.",
    "replace-1": "Get quotes while this one still works.",
    "replace-2": "Check the floor and drain pan for water, and test the shut-off valve.",
    "replace-3": "If it leaks, shut off water and gas or power, and call a plumber.",
    otherDates: (values: { readonly dates: string | number }): string => `It could also be ${values.dates}. Look for a printed date on the label.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string => `week ${numbers.format(values.week)} of ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string => `${values.date} (${values.state})`,
    "state-good": "good condition",
    "state-monitor": "monitor closely",
    "state-replace": "replacement recommended",
  },
};
