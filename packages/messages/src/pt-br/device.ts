import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Esta página não está salva no seu aparelho.",
  recallNew:
    "{count, plural, one {Novo recall para um aquecedor salvo.} many {Novos recalls para # de aquecedores salvos.} other {Novos recalls para # aquecedores salvos.}}",
  recallShow: "Ver aquecedor",
  waitingOffline:
    "{count, plural, one {# consulta será registrada} many {# de consultas serão registradas} other {# consultas serão registradas}} quando a conexão voltar.",
  waitingOnline:
    "{count, plural, one {Falta registrar # consulta} many {Falta registrar # de consultas} other {Falta registrar # consultas}}.",
  tooOld:
    "Sem registro: {count, plural, one {# consulta} many {# de consultas} other {# consultas}} com mais de 30 dias.",
  updateReady: "Há uma nova versão.",
  update: "Atualizar",
  installOffer: "Vai usar em um porão? Instale o Heater Age: funciona sem sinal.",
  install: "Instalar",
  installLater: "Agora não",
  photoLost: "A foto que você compartilhou não chegou. Escolha aqui.",
};
