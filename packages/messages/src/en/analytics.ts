/** The question whether Google may count, where an operator has configured that. */
export const analytics = {
  label: "Analytics",
  question:
    "Allow Google Analytics to count the pages you open? It may set cookies, but never gets a serial or model number.",
  policy: "Privacy Policy",
  allow: "Allow",
  deny: "Don’t allow",
  allowed: "Allowed.",
  denied: "Not allowed.",
} as const;
