import { expect, it } from "vitest";
import { loggedPath } from "./paths.ts";

it.each([
  ["/", "/"],
  ["/?brand=rheem&serial=RH0504B01826", "/"],
  ["/de/contact/?from=mail", "/de/contact/"],
  ["/api/check", "/api/check"],
  ["/api/model/rheem/XG40T06EC36U1?x=1", "/api/model/rheem/…"],
  ["/report/7Zk2", "/report/…"],
  ["/de/report/7Zk2.data", "/de/report/…"],
  ["/api/reports/7Zk2/withdrawal", "/api/reports/…"],
])("a log says of %s: %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
