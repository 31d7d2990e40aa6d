import { type QueryFunctionContext, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "../../http/queries.ts";
import { visitorToday } from "../browser/today.ts";
import { type ListedHeater, listedHeaters } from "./listed-heater.ts";
import type { SavedVisit } from "./saved-heater.ts";
import { readList } from "./store.ts";
import { storeChannel } from "./store-channel.ts";

interface SavedHeaters {
  /** Sorted by urgency. */
  readonly heaters: readonly ListedHeater[];
  readonly visits: readonly SavedVisit[];
}

async function readSaved({ client, queryKey }: QueryFunctionContext): Promise<SavedHeaters> {
  const { heaters, visits } = await readList();
  const before = client.getQueryData<SavedHeaters>(queryKey)?.heaters;
  return { heaters: listedHeaters(heaters, visitorToday(), before), visits };
}

/** Loads the saved heaters, and updates them when any tab changes them. */
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
