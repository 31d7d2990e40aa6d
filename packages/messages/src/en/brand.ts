/** The page of a brand. */
export const brand = {
  metaTitle: "{brand} water heater age by serial number",
  metaDescription:
    "Type the serial number from the rating plate of a {brand} water heater and read when it was made, how old it is and what to do next.",
  title: "How old is your {brand} water heater?",
  intro:
    "Type the serial number from the rating plate. We read the date in it the way {brand} writes it, and show you how.",
} as const;
