{
  "welcome": {
    "title": "__TITLE_IT__",
    "lead": "Stiamo preparando questa pagina. Torni presto a trovarci.",
    "text": "Nel frattempo rispondiamo volentieri di persona alle Sue domande.",
    "contact": "Ci contatti"
  }
}
