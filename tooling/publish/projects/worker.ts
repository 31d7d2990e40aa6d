import { dateHeaters } from "./date-heaters.ts";

export default {
  /** Answers with the dates by the API that the query names. */
  fetch: async (request: Request): Promise<Response> =>
    Response.json(await dateHeaters(new URL(request.url).searchParams.get("api") ?? "")),
};
