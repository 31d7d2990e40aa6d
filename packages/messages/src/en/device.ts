/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device = {
  missingPage: "This page isn’t saved on your device.",
  recallNew: "{count, plural, one {New recall for a saved heater.} other {New recalls for # saved heaters.}}",
  recallShow: "Show heater",
  waitingOffline: "{count, plural, one {# check} other {# checks}} will be saved when you’re online.",
  waitingOnline: "{count, plural, one {# check} other {# checks}} still to be saved.",
  tooOld: "Not saved: {count, plural, one {# check} other {# checks}} older than 30 days.",
  updateReady: "A new version is ready.",
  update: "Update",
  installOffer: "Need it in a basement? Install Heater Age: it works with no signal.",
  install: "Install",
  installLater: "Not now",
  photoLost: "The photo you shared didn’t arrive. Choose it here.",
} as const;
