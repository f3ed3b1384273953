/**
 * What people ask about in life and this site has nothing on. One of these makes a question off topic, unless the
 * question also speaks of what we do.
 */
export const everydayWords: readonly string[] = `
  météo pluie neige soleil lune planète étoile univers éclipse galaxie température orage
  recette cuisine gâteau pain pizza crêpe chocolat légume viande poisson poulet fromage vin bière café lait œuf riz
  pâtes champignon salade soupe repas dîner déjeuner mayonnaise tiramisu dessert pomme tomate banane sucre farine 
  restaurant vacances voyage avion vol aéroport billet gare métro taxi plage visa passeport ambassade camping croisière
  voiture moto vélo essence diesel garage roue pneu parking scooter camion bateau
  football foot rugby tennis basket natation joueur champion médaille poker loto casino minecraft échecs pendu
  film acteur musique chanson chanteur album concert roman poème haïku blague devinette guitare piano danse
  peinture musée Eiffel Louvre Joconde Titanic pyramide château
  dentiste pharmacie médicament maladie grippe rhume symptôme douleur régime calories kilos poids grossesse bébé acné
  fièvre muscu yoga
  mari mariage marier divorce voisin grand-mère copain amour anniversaire cadeau prénom cousin
  chien chaton animal éléphant oiseau tortue crocodile cheval lapin hamster
  appartement immobilier évier jardin rosier lave-vaisselle meuble frigo aspirateur canapé clés serrure
  impôts CAF retraite chômage licenciement démission SMIC élection député immigration syndicat grève
  guerre religion Dieu Pâques ramadan Noël-recette horoscope astrologie 
  bitcoin bourse héritage livret
  iPhone smartphone Android Windows Instagram TikTok Netflix YouTube Gmail wifi imprimante ordinateur clavier
  Apple Tesla Amazon-prime Spotify PlayStation
  montagne océan fleuve drapeau monnaie continent désert île volcan
  mathématiques maths équation théorème géométrie philosophie devoirs dissertation baccalauréat photosynthèse chimie
  Einstein Napoléon Macron Trump Hugo Stromae Musk Shakespeare Pythagore
  chaussures baskets vêtement robe bijou piscine coiffeur plombier pompier SAMU boulanger
  tache cravate couture bricolage perceuse peinture-murale jardinage
   regex  
  brevet soldes colis syndic notaire avocat diététique tabac fumer sommeil fiançailles couple séduire copine
  quiche tarte sauce cuisson barbecue cocktail restes frites burger sushi couscous apéritif
  série épisode Netflix jeu-vidéo manga dessin-animé théâtre cinéma livre écrivain peintre
  dollar dollars inflation placement épargne notariat cryptomonnaie
  gouvernement ministre-premier Ukraine Russie-guerre sénateur présidentielle parti-politique
  Australie Pérou Japon japonais Tokyo Rome Berlin Londres York Espagne Italie Maroc Algérie
  CSS HTML Docker Java Photoshop Excel-formule Mac MacBook Turing neurones neurone Altman
  bibliothèque-municipale crèche cantine-enfant
  joke poem song movie football pizza recipe shoes rice cooking dog election universe book guitar
  weather dinner airport girlfriend
  ratatouille rôti plat vaisselle nœud ménage lessive courses marathon gym médecine vaccin virus cancer
  blockchain NFT trading caution déménagement amende
  dinosaure conte reine empereur Révolution siècle Antiquité
  atome électron gravité relativité ADN cellule
  synonyme conjugaison orthographe grammaire verbe dictée Élysée PIB
  cerise poire raisin carotte oignon beurre huile miel confiture glace bonbon biscuit yaourt
  bus tramway autoroute trottinette valise hôtesse bruit chaussette manteau parfum maquillage
  flight holiday recipe pope spring
`
  .split(/\s+/)
  .filter((word) => word && !word.includes('-'))
