/** The question whether Google may count, where an operator has configured that. */
export const analytics = {
  label: "Analytics",
  question:
    "Allow Google Analytics to count the pages you open? It may set cookies. It never gets a serial or model number.",
  policy: "Privacy Policy",
  allow: "Allow",
  deny: "Don’t allow",
  allowed: "Allowed. You can change this here anytime.",
  denied: "Not allowed. You can change this here anytime.",
} as const;
