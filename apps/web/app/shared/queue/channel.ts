import { tabChannel } from "../tabs/tab-channel.ts";

/** Tag of the Background Sync that sends the queued checks. */
export const SYNC_TAG = "checks";

/** The channel that announces changes to the number of queued checks. */
export const queueChannel = tabChannel("heater-age-queue");
