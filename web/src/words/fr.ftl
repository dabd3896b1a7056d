language = Langue
