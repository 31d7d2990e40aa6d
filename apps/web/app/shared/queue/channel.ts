import { tabChannel } from "../tabs/tab-channel.ts";

/** Name by which the browser asks the service worker to send the checks that wait. */
export const SYNC_TAG = "checks";

/** Announces that the number of checks that wait has changed. */
export const queueChannel = tabChannel("heater-age-queue");
