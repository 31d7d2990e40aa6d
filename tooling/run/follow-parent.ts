// Loaded before a service: a start that is killed takes its services along, and they free their ports.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
