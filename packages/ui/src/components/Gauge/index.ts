export * from "./Gauge.tsx";
