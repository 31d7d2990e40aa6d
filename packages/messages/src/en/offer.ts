/** Offers a page in this language to those who read it in another. */
export const offer = {
  text: "This page is also available in English.",
  accept: "Read it in English",
  dismiss: "No, thanks",
} as const;
