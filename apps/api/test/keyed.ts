import { service, type Service, type ServiceOptions } from "./service.ts";

/** A check with a date. */
export const check = { brand: "rheem", serialNumber: "RH0504B01826" };

/** Sends a request with an idempotency key. */
export const post = (
  { app }: Service,
  url: string,
  key: string | undefined,
  payload: object = check,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({
    method: "POST",
    url,
    headers: key === undefined ? headers : { ...headers, "idempotency-key": key },
    payload,
  });

/** Returns the number of recorded checks. */
export const rows = async ({ database }: Service): Promise<number> => {
  const { count } = await database
    .selectFrom("water_heater_checks")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns the stored keys. */
export const keys = ({ database }: Service) => database.selectFrom("idempotency_keys").selectAll().execute();

/** Starts a service with a route that counts its runs and returns their number. */
export async function counting(answer: (time: number) => unknown, options: ServiceOptions = {}) {
  const running = await service(options);
  const done = { times: 0 };
  running.app.post("/api/count", { config: { idempotent: "kept" } }, async () => answer(++done.times));
  return { running, done };
}
