export * from "./Tooltip.tsx";
