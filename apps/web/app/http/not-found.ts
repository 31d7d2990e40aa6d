import { data } from "react-router";

/** Returns what a loader throws when there is no such page. */
export const notFound = () => data(null, { status: 404, statusText: "Not Found" });
