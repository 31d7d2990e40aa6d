import { firstBrands } from "@heater-age/decoder";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { firstBrandPath, otherBrandPath } from "./seo/brand-paths.ts";

const brandPage = "routes/brand/route.tsx";

// Below the language only fixed names, because a parameter would match "/about" as a language.
export default [
  route(":language?", "routes/language/route.tsx", [
    layout("routes/tool/route.tsx", [
      index("routes/home/route.tsx"),
      ...firstBrands.map((slug) => route(firstBrandPath(slug).slice(1, -1), brandPage, { id: slug })),
      route(otherBrandPath(":brand").slice(1, -1), brandPage, { id: "other-brand" }),
    ]),
    route("no-label", "routes/no-label/route.tsx"),
    route("my-heaters", "routes/my-heaters/route.tsx"),
    route("accuracy", "routes/accuracy/route.tsx"),
    route("contact", "routes/contact/route.tsx"),
    route("privacy-policy", "routes/privacy/route.tsx"),
    route("terms-of-service", "routes/terms/route.tsx"),
    route("report", "routes/new-report/route.tsx"),
    route("report/:id", "routes/report/route.tsx"),
    route("developers/terms", "routes/developer-terms/route.tsx"),
  ]),
  route("developers/*", "routes/developers/route.tsx"),
  route("*", "routes/missing/route.tsx"),
] satisfies RouteConfig;
