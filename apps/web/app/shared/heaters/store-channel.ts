import { tabChannel } from "../browser/tab-channel.ts";

/** The channel that announces changes to saved data. Apart from the store, which most visitors never load. */
export const storeChannel = tabChannel("heater-age");
