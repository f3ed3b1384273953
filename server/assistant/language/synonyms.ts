/**
 * Words that visitors use for the same thing, French first, then English. A group's name is the term that stands for
 * all of them in the index. Words count in all their inflections; one that ends in « = » counts only as it is written,
 * because its stem is also another word's. Without accents, as the text they are compared with.
 */
export const synonyms = {
  cout: 'how_much combien_pour c_est_combien combien_c_est ca_fait_combien combien_ca_fait cout couter prix tarif tarification tarifaire budget cher chere payer payant facturer= facture= facturee= facturez= montant= montants= remise reduction promo price cost pricing fee expensive cheap investissement investir depense depenser frais facturation= honoraires euros= enveloppe onereux abordable= abordables= forfait debourser',
  devis: 'me_chiffrer nous_chiffrer chiffrer_un chiffrer_mon chiffrer_notre chiffrage devis quote quotation',
  proposition: 'proposition offre= commerciale',
  gratuit: 'gratuit gratuitement offert free',
  supplement: 'supplement surcout option extra inclus incluse inclu inclut compris= comprise= included',
  engagement: 'engagement= engager engage engageant commitment',
  garantie: 'engagements= garantie garantir garantissez',
  duree:
    'duree delai temps longtemps vite rapidement rapidite combien_de_temps combien_temps combien_de_mois combien_de_jours combien_de_semaines combien_d_heures sous_combien en_combien heures= semaine journee matinee mois= annee ans= week weeks month months years year how_long how_much_time duration delay minute seconde= long= longue= lent= lente= attente attendre planning calendrier echeance journees',
  conservation:
    'conservation conserver garder stocker= stockees= stocke= stockes= stockage= stockez= retention archiver detenir enregistrer memoriser keep retain retention store stored kept',
  donnee: 'donnee= donnees= donner= donne= donner= information= informations= info infos data=',
  personnel:
    'reglement_europeen reglement_general protection_des_donnees donnees_a_caractere_personnel rgpd gdpr donnees_personnelles donnee_personnelle donnees_perso vie_privee confidentialite privacy personal_data',
  hebergement:
    'hebergement heberger serveur datacenter data_center cloud localiser localisation ouh_etes_vous_heberges vous_etes_heberges_ouh host hosted hosting server servers infrastructure centre_de_donnees',
  hebergeur: 'hebergeur= hebergeurs=',
  suite: 'ensuite= et_apres la_suite apres_ca',
  europe: 'espace_economique_europeen europe europeen union_europeenne ue= europeenne',
  etranger:
    'hors_ue hors_de_l_ue etats_unis usa amerique americain americaine chine chinois russie hors_europe hors_d_europe etranger amazon aws azure microsoft google_cloud gafam united_states china outside_europe',
  souverain: 'souverain souverainete sovereign independance independant',
  onpremise:
    'pas_de_cloud sans_cloud sans_le_cloud on_premise on_prem nos_serveurs nos_propres_serveurs propres_serveurs chez_nous dans_nos_murs sur_site notre_infrastructure en_interne auto_heberger nos_locaux self_hosted our_own_servers',
  opensource: 'open_source opensource logiciel_libre logiciels_libres code_ouvert code_source libre= libres=',
  proprietaire:
    'proprietaire= proprietaires= code_ferme outils_sont_fermes modele_ferme modeles_fermes logiciel_ferme logiciels_fermes source_fermee',
  audit:
    'audit auditer auditable verifier verifiable transparence transparent auditability controler controle inspecter tiers_de_confiance',
  licence: 'licence license',
  formation:
    'formation= formations= fomation= former= formez= formes= formee= formees= formateur= formateurs= apprendre_a training trained montee_en_competence pedagogie',
  autonomie: 'autonomie autonome passer_de_vous sans_vous nous_memes tout_seuls toutes_seules par_nous_memes',
  assistant:
    'assistant= assistants= chatbot bot agent_conversationnel agents_conversationnels ia_conversationnelle robot_conversationnel agent_ia agents_ia robot robots',
  mail: 'mail email e_mail courriel mel emails mails adresse_mail adresse_email adresse_e_mail',
  telephone:
    'coup_de_fil bout_du_fil telephone tel telephoner telephonique appeler phone call joindre_par_telephone numero_de_telephone numero_vert standard= standardiste= ligne_directe',
  rappel:
    'rappeler rappel rappele callback recontacter recontacte recontact me_joindre call_me_back me_telephoner m_appeler',
  adresse:
    'agence= agences= implante implantes= implantee= adresse= adresses= locaux= bureau bureaux situe situes situer base_a bases_a basee= basees= localises= address office located siege_social ouh_etes_vous ouh_vous_etes vous_etes_ouh etes_vous_ouh vous_voir venir_vous_voir rue= arrondissement lieu=',
  horaire:
    'jusqu_a_quelle_heure a_partir_de_quelle_heure ouvrez= ouvrez_vous fermez= ouvre= horaire ouvert ouverture ouverts joignable heures_d_ouverture jours_d_ouverture hours opening',
  weekend: 'samedi dimanche week_end weekend soir nuit_et_jour',
  demo: 'demo demonstration presentation= demos',
  rdv: 'rendez_vous',
  essai: 'essayer essai tester test',
  atelier: 'atelier workshop atelier_decouverte',
  urgence: 'astreinte urgence urgent urgente presse emergency urgently',
  repondre:
    'prise_en_charge prendre_en_charge repondre reponse repondez repond reponses retour_de_votre_part revenir_vers answer reply respond response=',
  contact:
    'contact contacter joindre coordonnees= ecrire_a reach vous_parler vous_joindre vous_ecrire echanger_avec discuter_avec',
  humain: 'humain conseiller_humain quelqu_un une_personne vrai_humain human someone person=',
  formulaire: 'formulaire form=',
  champ: 'champ champs case cases',
  obligatoire: 'obligatoire requis facultatif obligation oblige required',
  modele: 'modele llm llms model models modele_de_langage modeles_de_langage moteur',
  entrainer:
    'entrainer entrainement apprentissage train reentrainer training_data reutiliser reutilisation exploiter nourrir',
  changer: 'changer remplacer basculer passer_a switch change',
  panne:
    'panne tombe indisponible resilience plante down fallback disparaitre faillite coupure interruption bug hors_service',
  technologie: 'technologie logiciel outils= brique stack composant techno technos technology technologies',
  integration:
    'integration connecteur integrer connecter brancher interfacer connector integrations compatible compatibilite interoperable interoperabilite crm= erp=',
  source: 'source= sources=',
  code: 'coder programmer no_code nocode sans_coder low_code coding programmation competences_techniques',
  methode:
    'methode methodologie demarche= demarches= deroulement deroule derouler se_passe methodology approach process_de_projet',
  etape: 'etape phase phases step steps',
  etape1: 'de_la_premiere etape_1 etape_01 etape_un phase_1 premiere_etape premiere_phase step_1 step_one',
  etape2: 'la_deuxieme etape_2 etape_02 etape_deux phase_2 deuxieme_etape deuxieme_phase seconde_etape step_2 step_two',
  etape3: 'la_troisieme etape_3 etape_03 etape_trois phase_3 troisieme_etape troisieme_phase step_3',
  etape4:
    'la_quatrieme etape_4 etape_04 etape_quatre phase_4 quatrieme_etape quatrieme_phase derniere_etape derniere_phase step_4',
  cadrage: 'cadrage cadrer',
  livrable: 'livrable livrer livrez livraison deliverable deliverables remettre remettez remis= recevons_nous',
  deploiement:
    'lancement= deploiement deployer mise_en_service mise_en_production mettre_en_service en_service en_production en_place rollout',
  pilote: 'pilote palier paliers trafic progressif= progressive= progressivement= pilot',
  roi: 'roi retour_sur_investissement rentabilite rentable gain gains gagnons= gagne_t_on on_gagne va_t_on_gagner faire_gagner benefice return_on_investment',
  partir:
    'partir quitter resilier resiliation reversibilite sortir= sortie= sortons= changer_de_prestataire autre_prestataire lock_in enfermement dependance leave coince prisonnier verrouille dependant captif migrer migration bloques=',
  arreter: 'arreter stopper interrompre abandonner suspendre mi_chemin renoncer',
  suivi: 'suivi= suivis= accompagnement accompagner maintenance_applicative support_technique assistance=',
  miseajour: 'mise_a_jour mises_a_jour update updates nouvelle_version nouvelles_versions',
  contrat: 'contrat contractuel contract',
  courrier: 'courrier postal lettre',
  seul: 'uniquement seulement exclusivement qu_avec que_du que_des un_seul une_seule only',
  gpt: 'gpt= chatgpt= chat_gpt openai= open_ai',
  heure: 'quelle_heure_est_il vous_avez_l_heure quelle_heure_il_est il_est_quelle_heure',
  calcul: 'combien_font combien_fait calculer racine_carree multiplie equation',
  soustitre: 'sous_titre sous_titres sous_titrer sous_titrage subtitles',
  meteo: 'meteo quel_temps_fait quel_temps_il_fait temps_il_fait temps_qu_il_fait temps_fait_il weather pluie',
  tiers: 'tiers partager_avec transmettre partagez= communiquer_a sous_traitant sous_traitants destinataire share',
  autorisation: 'autorisation permission autoriser permettre_de',
  machine: 'machine machines',
  utilisateur: 'utilisateur= utilisateurs= utilisatrices= usager= usagers= user users',
  habitant: 'habitant citoyen administre= administres=',
  recrutement:
    'recruter recrutement stage alternance emploi= emplois= embaucher poste candidature salaire job internship',
  client: 'client clients clientele customer customers',
  usage:
    'utilisation= utilisations= cas_d_usage cas_dusage cas_d_usages usage usages use_case use_cases exemples_d_usage',
  mairie:
    'maire= maires= communaute_de_communes communautes_de_communes intercommunalite agglomeration metropole= bailleur mairie commune notre_ville une_ville villes= la_ville ma_ville collectivite municipalite communal municipal mairies communes city town_hall village municipalites',
  hopital:
    'hopital hospitalier clinique chu sante soins hopitaux hospital ehpad maison_de_retraite aide_soignant medical medecin= infirmier soignant patient',
  assurance: 'assurance= assurances= assureur= assureurs= mutuelle insurance',
  banque: 'agence_bancaire etablissement_bancaire banque bancaire bank bancaires banquier',
  universite:
    'lycee college= colleges= rectorat centre_de_formation universite fac= facs= faculte= ecole enseignement etudiant universitaire university enseignant professeur prof= eleve enseigner',
  commerce:
    'supermarche hypermarche epicerie grande_surface grandes_surfaces commerce e_commerce ecommerce boutique magasin commercant retail',
  distribution: 'distribution distributeur',
  industrie: 'industrie industriel usine fabrication manufacturing',
  ministere:
    'ministere administration= administrations= secteur_public service_public services_publics etat= public_sector',
  energie: 'energie energetique electricite',
  telecom: 'telecom telecoms operateur= operateurs= telephonie=',
  tourisme: 'tourisme touristique office_de_tourisme hotel',
  transport: 'transport transports logistique',
  departement: 'departement= departements= departemental region regions conseil_departemental',
  image: 'graphisme visuels= image visuel photo affiche illustration images picture pictures',
  audio: 'audio du_son des_sons sonore voix podcast',
  langue:
    'langue multilingue etrangere langues languages multilingual anglais= english arabe espagnol allemand italien portugais',
  traduction: 'traduction traduire translation traductions traducteur',
  synthese: 'synthese synthetiser resumer resume= summarise summarize summary resumes= compte_rendu comptes_rendus',
  trier: 'trier tri classer router= aiguiller',
  entrant: 'entrant entrantes entrants recus recues incoming',
  rediger: 'rediger redaction ecrire rediges draft',
  cookie: 'cooki= cookie= cookies= cookis= coockies= traceur bandeau',
  refuser:
    'veux_pas ne_veux_plus veux_plus refuser refus desactiver decliner reject refuse regler_mes parametrer parametre reglage preferences',
  effacer: 'effacer effacement supprimer suppression oubli delete erase removal retirer enlever efface',
  droit: 'droit droits rights',
  dpo: 'dpo delegue_a_la_protection delegue_a_la_protection_des_donnees delegue',
  cnil: 'cnil plainte porter_reclamation reclamation_a_la_cnil complaint',
  vendre: 'vendre revendre vendez vente revendez louer sell= selling sold=',
  securite: 'securite securise securiser securisation secure security surete proteger protection protege',
  chiffrement: 'chiffrer chiffrement chiffre= chiffres= chiffree= crypter crypte https encryption encrypted',
  fuite: 'fuite violation piratage incident breach pirater pirate pirates= attaque cyberattaque',
  editeur: 'editeur edite publisher',
  groupe:
    'groupe societe_mere maison_mere filiale actionnaire parent_company proprietaire_de_la_societe appartient_a appartenez',
  fonde:
    'depuis_combien_de_temps depuis_combien_d_annees fonde fondee fonder creee existez existe_depuis depuis_quand date_de_creation anciennete founded creation_de_l_entreprise creation_de_la_societe',
  avis: 'avis note= evaluation evaluer temoignage rating reviews review',
  satisfaction: 'satisfaction satisfait satisfaits',
  enregistrement: 'siret siren rcs immatriculation',
  aiact:
    'ai_act ia_act aiact= iaact= act_ia reglement_ia reglement_sur_l_ia reglement_de_l_ia reglement_europeen_ia reglement_europeen_sur_l_ia reglement_europeen_de_l_ia reglement_europeen_sur_l_intelligence_artificielle reglement_sur_l_intelligence_artificielle loi_sur_l_ia loi_europeenne_sur_l_ia loi_europeenne_sur_l_intelligence_artificielle',
  ia: 'ia intelligence_artificielle the_ai your_ai an_ai ai_agents artificial_intelligence',
  generatif: 'generatif generative generer generation genere generate',
  hallucination:
    'hallucination inventer invente raconter_n_importe_quoi halluciner hallucine hallucinations fiable fiabilite reliable',
  ignorance: 'sait_pas ne_sait_pas ne_sait_rien ne_connait_pas la_reponse_manque seche= seches=',
  bureaudetudes: 'bureau_d_etudes bureaux_d_etudes bureau_d_etude',
  tromper: 'tromper erreur errone fausse faux wrong mistake',
  decider: 'decider decision decisions',
  commencer: 'commencer demarrer debuter start',
  entreprise: 'entreprise societe boite company pme eti',
  proposer: 'proposer propose proposez offrir offrez services faites= faire_quoi',
  conversation: 'conversation echange discussion historique ce_chat conversations',
  equipe: 'equipe equipes collaborateur collaborateurs agents= team teams',
  projet: 'projet projets project chantier',
  document: 'document documents dossier dossiers fichier fichiers documentaire rapports= pages=',
  partenaire: 'partenaire partenariat partner',
  aide: 'aide aider aidez aiderait help',
  responsabilite: 'responsable responsabilite',
  distinguer:
    'distinguer distingue differencier differencie plutot_qu_une_autre plutot_qu_un_autre meilleurs_que pourquoi_vous pourquoi_choisir',
  test: 'scenario scenarios',
  effectif: 'vous_etes_combien combien_etes_vous effectif',
  opposition:
    'opposition opposer ne_plus_etre_contacte plus_etre_contacte ne_me_contactez_plus plus_me_contacter plus_etre_demarche plus_etre_appele',
  conseil: 'conseil= conseils= consulting',
  metier:
    'what_do_you_do who_are_you qui_etes_vous vous_etes_qui que_faites_vous vous_faites_quoi quoi_vous_faites ce_que_vous_faites',
  savoirfaire:
    'what_can_you_do que_sais_tu_faire tu_sais_faire savez_vous_faire peux_tu_faire que_peux_tu tu_peux_faire que_savez_vous',
  nature:
    'robot_ou_humain humain_ou_robot robot_ou_un_humain humain_ou_un_robot robot_ou_une_personne y_a_quelqu_un are_you_a_bot are_you_a_robot are_you_human are_you_a_human are_you_an_ai es_tu_un_robot t_es_un_robot tu_es_un_robot etes_vous_un_robot vous_etes_un_robot es_tu_humain es_tu_un_humain etes_vous_humain es_tu_une_ia tu_es_une_ia etes_vous_une_ia vous_etes_une_ia une_vraie_personne un_robot_qui tu_es_un_humain t_es_un_humain vous_etes_un_humain vous_etes_humain tu_es_humain t_es_humain t_es_un_vrai_humain tu_es_un_vrai_humain es_tu_un_vrai_humain etes_vous_un_vrai_humain vous_etes_un_vrai_humain je_parle_a_un_humain je_parle_avec_un_humain',
  appeldoffres: 'appel_d_offres appels_d_offres appel_d_offre',
  litige:
    'litige differend desaccord conflit proces juge tribunal tribunaux juridiction dispute court= lawsuit contentieux',
  atout:
    'atout atouts avantages= avantage= points_forts point_fort plus_value valeur_ajoutee specificite specificites strengths benefits= interet= benefices=',
  dirigeant:
    'dirigeant dirige= patron pdg= ceo= chef= boss= gerant presidente= president= preside a_la_tete qui_commande',
  indicateur:
    'indicateur kpi kpis mesures= metrique metriques objectifs_chiffres chiffres_cles performance performances efficacite efficace',
  baisse:
    'baisse baisser diminuer diminution reduire soulager decharger alleger en_moins moins_de epargner epargnees evitee eviter= desengorger',
  copie:
    'imprimer= copier copie= reproduire reproduction citer citation extrait copyright droits_d_auteur droit_d_auteur propriete_intellectuelle recopier copier_coller',
  lien: 'lien liens hyperlien hypertexte url= link= links=',
  exemple: 'exemple exemples illustration_concrete example examples idees=',
  economie: 'economie economies economiser economise rapporte= rapporter productivite',
  avertir: 'avertir averti avertis prevenir notifier notification alerter informez_vous',
  adhesion:
    'adhesion adherer adherent reticent reticents reticence resistance convaincre mefiance mefier rassurer embarquer hostiles= peur=',
  publicite:
    'me_demarcher demarchez publicite publicites pub= pubs= publicitaire publicitaires annonceur annonceurs demarchage spam',
  ceder: 'ceder cession transferer transfert transferts transferees refiler refilez filez_mes',
  resolu: 'resolu resolues resolus resolution resoudre resout bonnes_reponses reponses_correctes reponses_justes',
  numeriser: 'numeriser numerise scanner scannes scannees scannee scan ocr= papier papiers',
  centreappel:
    'centre_d_appels centre_d_appel centres_d_appels call_center teleconseiller teleconseillers plateforme_telephonique',
  tableaudebord: 'tableau_de_bord tableaux_de_bord dashboard dashboards',
  facile: 'facile facilement complique compliquee simple= simplicite ergonomique intuitif intuitive easy difficile',
  derapage: 'deraper derapage depassement depasser retard= glisser glissement',
  confirmation: 'confirmation accuse_de_reception bien_recu bien_arrivee bien_arrive bien_partie bien_parti',
  nouvelles: 'de_nouvelles des_nouvelles aucune_nouvelle pas_de_nouvelles',
  quartier: 'quartier quel_coin',
  association: 'association associations asso= assos= ong= associatif',
  informatique: 'informatique informaticien informaticiens dsi= rssi= service_informatique equipe_technique',
  enligne: 'mise_en_ligne mettre_en_ligne online',
  pret: 'sera_pret sera_prete seront_prets serez_prets serons_prets sera_t_il_pret operationnel operationnels operationnelle prets= ready=',
  stats: 'statistique statistiques stats= audience frequentation',
  messagerie: 'messagerie outlook slack=',
  sinistre: 'sinistre sinistres',
  retourarriere:
    'retour_arriere retour_en_arriere machine_arriere marche_arriere revenir_en_arriere revient_en_arriere rollback',
  emploiperdu:
    'perte_d_emploi perte_d_emplois pertes_d_emplois perdre_leur_emploi perdre_son_emploi perdre_mon_emploi suppression_d_emplois suppressions_d_emplois supprimer_des_emplois supprimer_des_postes prendre_notre_travail prendre_mon_travail prendre_nos_emplois leur_travail',
  bonjour: 'bonne_annee joyeux_noel bonnes_fetes bonjour bonsoir salut hello coucou hi= hey',
  merci: 'merci remercie thanks thank gentil',
  aurevoir: 'au_revoir bonne_journee a_bientot bye bonne_soiree a_plus',
} as const satisfies Record<string, string>
