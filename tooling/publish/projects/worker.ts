import { dateHeaters, dateOffline } from "./date-heaters.ts";

export default {
  /** Answers with the dates from the APIs that the query names. */
  fetch: async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const dated = await dateHeaters(query.get("api") ?? "");
    return Response.json({ ...dated, offline: await dateOffline(query.get("nowhere") ?? "") });
  },
};
