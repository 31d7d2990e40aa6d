import { dateHeaters, dateOffline } from "./date-heaters.ts";

export default {
  /** Answers with the dates by the API that the query names, and with that of no API. */
  fetch: async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const dated = await dateHeaters(query.get("api") ?? "");
    return Response.json({ ...dated, offline: await dateOffline(query.get("nowhere") ?? "") });
  },
};
