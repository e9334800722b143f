{
  "welcome": {
    "title": "__TITLE_ES__",
    "lead": "Estamos preparando esta página. Vuelva pronto.",
    "text": "Mientras tanto, responderemos con gusto a sus preguntas en persona.",
    "contact": "Contactar con nosotros"
  }
}
