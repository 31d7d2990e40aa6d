/** What stands around every long text. */
export const document = {
  backHome: "Back to Home",
  contents: "Contents",
  updated: "Last updated: {date}",
} as const;
