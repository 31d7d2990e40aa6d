import { type QueryFunctionContext, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "../../http/queries.ts";
import { visitorToday } from "../browser/today.ts";
import { type ListedHeater, listedHeaters } from "./listed-heater.ts";
import { readHeaters } from "./store.ts";
import { storeChannel } from "./store-channel.ts";

async function readSaved({ client, queryKey }: QueryFunctionContext): Promise<readonly ListedHeater[]> {
  const before = client.getQueryData<readonly ListedHeater[]>(queryKey);
  return listedHeaters(await readHeaters(), visitorToday(), before);
}

/** Loads the saved heaters, sorted by urgency, and updates them when any tab changes them. */
export function useSavedHeaters() {
  const query = useQuery(
    {
      queryKey: ["saved heaters"],
      queryFn: readSaved,
      staleTime: 0,
      gcTime: 0,
      retry: false,
      structuralSharing: false,
    },
    queries,
  );
  const { refetch } = query;
  useEffect(() => storeChannel.onAnnounced(() => void refetch()), [refetch]);
  return query;
}
