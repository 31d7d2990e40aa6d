import { expect, it } from "vitest";
import { moveToCard } from "./use-answer-focus.ts";

it.each([
  ["scrolls behind an open dialog", true, true, false, "scroll"],
  ["focuses the card after the dialog", true, false, true, "focus"],
  ["leaves the focus to a visitor who is elsewhere", true, false, false, "stay"],
  ["focuses an answer without a dialog", false, false, false, "focus"],
])("%s", (_name, isAnnounced, isDialogOpen, isFocusFree, move) => {
  expect(moveToCard({ isAnnounced, isDialogOpen, isFocusFree })).toBe(move);
});
