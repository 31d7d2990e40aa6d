import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { readPath } from "./path.ts";

/** Returns whether a declared route, such as `/api/reports/:id`, has this path. */
const hasPath = (declared: readonly string[], path: readonly string[]): boolean =>
  declared.length === path.length &&
  declared.every((segment, index) =>
    segment.startsWith(":") ? path[index] !== "" : segment === path[index],
  );

/**
 * Collects the routes that are declared from now on.
 *
 * @returns a function that finds those with the path of a request, whatever their methods.
 */
export function collectRoutes(app: FastifyInstance): (request: FastifyRequest) => readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  return (request) => {
    const path = readPath(request).split("/");
    return routes.filter(({ url }) => hasPath(url.split("/"), path));
  };
}
