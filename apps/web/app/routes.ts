import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// Below the language only fixed names: a name with a hole in it would take "/about" for a language.
export default [
  route(":language?", "routes/language/route.tsx", [
    layout("routes/tool/route.tsx", [index("routes/home/route.tsx")]),
  ]),
  route("*", "routes/missing/route.tsx"),
] satisfies RouteConfig;
