using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .dates),
    (name = "network", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", http = (), service = "main")],
);

const dates :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.bundle.js")],
  compatibilityDate = "2026-11-01",
  globalOutbound = "network",
);
