{
  "welcome": {
    "title": "__TITLE_EN__",
    "lead": "We are getting this page ready. Please come back soon.",
    "text": "Until then, we are glad to answer your questions in person.",
    "contact": "Contact us"
  }
}
