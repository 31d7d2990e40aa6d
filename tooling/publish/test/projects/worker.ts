import { dateHeaters, dateOffline } from "./date-heaters.ts";

export default {
  /** Responds with dates from the APIs in the query. */
  fetch: async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const dated = await dateHeaters(query.get("api") ?? "");
    return Response.json({ ...dated, offline: await dateOffline(query.get("nowhere") ?? "") });
  },
};
