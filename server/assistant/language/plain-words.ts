/**
 * Verbs, adjectives, adverbs and nouns of any conversation, without accents. Where no answer is asked for with one of
 * them, it hardly tells what the question is on: unlike a rare word, it is no sign that the answer is elsewhere.
 */
const verbs = `
  accepter accomplir accorder adapter adopter affirmer agir ajouter amener annoncer apprecier approcher arranger assister
  assurer atteindre attirer augmenter avertir avouer baisser bosser bouger causer cesser chercher choisir comparer compter
  conclure confier confirmer conserver considerer consister consulter continuer convaincre convenir correspondre couvrir
  craindre croire debrouiller debuter deceler decouvrir definir demarquer demeurer depanner deposer deranger desirer
  detailler determiner developper dialoguer differer diminuer discuter donner douter durer echapper eclairer ecouter
  effectuer embeter emmener employer encadrer entamer entrer envisager eprouver esperer estimer etablir etaler eviter
  evoluer evoquer examiner exercer exiger exprimer faciliter figurer filer fixer fouiller fournir fuir gerer gener habiter
  ignorer imaginer imposer impliquer inclure indiquer insister installer interroger intervenir inquieter jeter joindre
  juger justifier laisser lever limiter maitriser manipuler manquer marcher mener mentionner menacer meriter mesurer montrer
  motiver noter nommer obliger observer occuper operer orienter oser oublier paraitre participer patienter percevoir piloter
  placer poursuivre pousser pouvoir preciser preferer presenter pretendre prevenir profiter promettre prouver quereller
  raconter ramener rassurer ratera rattraper reagir realiser recuperer reconnaitre recourir redouter reflechir regarder
  regler rejoindre remarquer remplir rencontrer renoncer renseigner renvoyer reparler repartir reposer representer
  reserver resister resoudre respecter ressembler ressortir restreindre retenir retourner retrouver reveler revoir saisir
  sembler sentir separer signaler signifier soumettre soutenir souvenir suffire suggerer supporter surveiller taper tenter
  terminer tirer tomber toucher tourner traiter travailler traverser valider varier veiller verifier viser vivre virer`

const others = `
  absolument actuel adequat affaire ailleurs ainsi apparemment approximatif attentif autant automatiquement autrement avantage
  averti bientot bilan bout brievement bref but capable caractere carrement cause centaine certainement chance chiffre chrono
  clairement combien commun completement compliquer concret conseille consequent continu contraire convenable correctement
  cote couramment courant critique curieux dedie definitif demain demande dizaine direct discret dispo disponible divers
  doute dur efficace eleve enorme ensemble entierement environ equivalent espace essentiel eventuel evident exceptionnel
  excellent exclusif existant expert extremement facilite faible fameux fiable final fois fond force fort fraction frequent
  futur garant general genial genre global grandeur gratuit gros habituel haut hesitation heureux honnete hypothese
  immediat importance impossible incroyable independamment indispensable inquiet instant integral intention interessant
  interlocuteur inutile jeune joli juste large leger lendemain libre limite logique lourd madame maintenant majeur majorite
  malheureusement manifestement marche maximum meilleur milieu mince minimum moderne moitie moindre monsieur moyennant moyens
  multiple mystere naturel necessairement negatif net neuf nombreux normal notamment notion nouveau nul objectif objet
  obligatoirement occasion occupe opinion optimal ordinaire original pareil parfait parfois particulier patience penible
  perso phase phrase plupart plutot ponctuel positif possibilite precedent precieux presque prioritaire probable prochain
  profil profond propos provisoire quantite quasi quotidien raisonnable rapide rare recent reel regulier remarque reserve
  rigolo sacre satisfaisant second semblable sensible serieux seulement siecle simultane situation soudain specialement
  standard statut strict suffisamment sujet superieur supplement sur surement surprise systematique tache tel temporaire
  total tranquille tres triste truc unique urgent usuel utile valable variante veritable vif visible vite volontiers vrai
  collegue salarie personnel dirigeant responsable gens monde pote bras coup coin courage hasard bidule machin bazar topo
  thing things stuff back fast quickly easily actually currently`

export const plainWords: readonly string[] = `${verbs} ${others}`.split(/\s+/).filter(Boolean)
