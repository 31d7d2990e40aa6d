/** The question whether Google may count, where an operator has configured that. */
export const analytics = {
  label: "Analytics",
  question:
    "May Google Analytics count which pages you open? It may set cookies. It never gets a serial or model number.",
  policy: "Privacy Policy",
  allow: "Allow",
  deny: "Do not allow",
  allowed: "You allow it. You can change that here at any time.",
  denied: "You do not allow it. You can change that here at any time.",
} as const;
