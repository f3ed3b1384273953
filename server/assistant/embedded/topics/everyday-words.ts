/** What people ask about in life and this site has nothing on: each makes a question off topic, unless it is on us. */
export const everydayWords: readonly string[] = `
  météo pluie neige soleil lune planète étoile univers éclipse
  recette cuisine gâteau pain pizza crêpe chocolat fruit légume viande poisson vin bière café thé lait œuf champignon
  restaurant  vacances voyage avion vol aéroport train billet gare métro taxi plage visa passeport ambassade
  voiture moto vélo essence diesel permis garage roue parking
  football foot rugby tennis sport match joueur champion médaille poker loto casino minecraft
  film série acteur musique chanson chanteur album concert livre roman poème haïku  blague devinette
  peinture musée Eiffel Louvre Joconde Titanic
  médecin dentiste pharmacie médicament maladie grippe rhume symptôme douleur régime calories kilos poids grossesse bébé acné
  enfant mari femme mariage divorce voisin grand-mère ami copain amour anniversaire cadeau prénom famille
  chien animal éléphant oiseau
  maison appartement  immobilier évier jardin  rosier tomate lave-vaisselle meuble
  impôts CAF retraite chômage licenciement démission SMIC élection   gouvernement député politique immigration
  guerre religion Dieu Pâques ramadan horoscope astrologie
  bitcoin bourse  crédit prêt banquier argent héritage
  iPhone smartphone Android Windows Facebook Instagram TikTok Netflix YouTube Gmail wifi imprimante  
  capitale  montagne océan fleuve drapeau monnaie habitants continent
  mathématiques équation théorème géométrie philosophie devoirs dissertation examen bac photosynthèse chimie physique
  Einstein Napoléon Macron Trump Hugo Stromae
  chaussures vêtement robe bijou supermarché  piscine coiffeur plombier pompier police SAMU
  tache cravate couture bricolage
  python  boucle  algorithme regex
  weather joke poem song movie football pizza recipe shoes rice cooking dog cat president election universe 
`
  .split(/\s+/)
  .filter(Boolean)
